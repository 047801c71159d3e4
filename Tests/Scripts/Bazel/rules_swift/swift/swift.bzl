"""Stands in for rules_swift, which isn't there without a network: the same rules with the same attributes, as far as ViperGen emits them.

A module is the checksum of all that the compiler would read for it, so that it changes when one of its sources or of its modules does.
"""

SwiftInfo = provider(fields = ["modules"])

_ATTRIBUTES = {
    "copts": attr.string_list(),
    "data": attr.label_list(allow_files = True),
    "defines": attr.string_list(),
    "deps": attr.label_list(providers = [SwiftInfo]),
    "module_name": attr.string(),
    "srcs": attr.label_list(allow_files = [".swift"], allow_empty = False),
}

def _compile(ctx):
    module = ctx.actions.declare_file(ctx.label.name + ".swiftmodule")
    modules = depset(transitive = [dep[SwiftInfo].modules for dep in ctx.attr.deps])
    inputs = depset(ctx.files.srcs, transitive = [modules])
    paths = ctx.actions.args()
    paths.add_all(inputs)
    paths.use_param_file("%s", use_always = True)
    paths.set_param_file_format("multiline")
    ctx.actions.run_shell(
        inputs = inputs,
        outputs = [module],
        arguments = [module.path, paths],
        command = "xargs sha256sum <\"$2\" | sed 's| bazel-out/[^/]*/bin/| |' | sha256sum >\"$1\"",
        mnemonic = "SwiftCompile",
        progress_message = "Compiling " + ctx.label.name,
    )
    return module, depset([module], transitive = [modules])

def _library_impl(ctx):
    module, modules = _compile(ctx)
    return [DefaultInfo(files = depset([module])), SwiftInfo(modules = modules)]

def _program_impl(ctx):
    module, modules = _compile(ctx)
    program = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.run_shell(
        inputs = [module],
        outputs = [program],
        arguments = [module.path, program.path],
        command = "{ echo '#!/bin/sh' && sed 's/^/# /' \"$1\"; } >\"$2\" && chmod +x \"$2\"",
        mnemonic = "SwiftLink",
    )
    return [DefaultInfo(executable = program)]

swift_library = rule(_library_impl, attrs = _ATTRIBUTES)
swift_binary = rule(_program_impl, attrs = _ATTRIBUTES, executable = True)
swift_test = rule(_program_impl, attrs = _ATTRIBUTES, test = True)
