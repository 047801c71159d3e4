"""Stands in for rules_apple: rules with the attributes that ViperGen emits, which build nothing."""

def _impl(ctx):
    file = ctx.actions.declare_file(ctx.label.name + ".bundle")
    ctx.actions.write(file, "\n".join([dep.label.name for dep in ctx.attr.deps]))
    return [DefaultInfo(files = depset([file]))]

def _test_impl(ctx):
    file = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(file, "#!/bin/sh\n", is_executable = True)
    return [DefaultInfo(executable = file)]

_DEPS = {
    "deps": attr.label_list(mandatory = True),
    "minimum_os_version": attr.string(mandatory = True),
}

ios_application = rule(_impl, attrs = dict(
    app_icons = attr.label_list(allow_files = True),
    bundle_id = attr.string(mandatory = True),
    families = attr.string_list(mandatory = True),
    infoplists = attr.label_list(allow_files = [".plist"], mandatory = True),
    resources = attr.label_list(allow_files = True),
    **_DEPS
))
ios_unit_test = rule(_test_impl, attrs = dict(test_host = attr.label(), **_DEPS), test = True)
