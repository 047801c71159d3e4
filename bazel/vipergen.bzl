"""Rules that the `BUILD.bazel` of an app's package uses, which `vipergen generate` writes: see docs/bazel.md."""

# Generates into a copy of the inputs, and takes the outputs from there. Nothing outside of the action's own folder is read or written.
_GENERATE = """
set -eu
tool=$PWD/$1 package=$2 result=$3 build_file=$4 specs=$5 inputs=$PWD/$6 outs=$PWD/$7 folders=$PWD/$8
root=$PWD
work=$PWD/$result.work
# Deep enough for the packages that specs name by paths such as ../../Toolbox.
tree=$work/1/2/3/4/5/6/7/8/package
rm -rf "$work" && mkdir -p "$tree"
trap 'rm -rf "$work"' EXIT
while IFS= read -r input; do
    path=${input#"$package"}
    case $path in */*) mkdir -p "$tree/${path%/*}" ;; esac
    cp -L "$input" "$tree/$path"
done <"$inputs"
cd "$tree"
while IFS= read -r folder; do mkdir -p "$folder"; done <"$folders"
find . -mindepth 2 -name '*.swift' | LC_ALL=C sort >"$work/before"
if ! "$tool" generate --specs "$specs" --output . >"$work/log" 2>&1; then
    cat "$work/log" >&2
    exit 1
fi
if ! cmp -s "$root/$package$build_file" "$build_file"; then
    echo "error: '$build_file' isn't up to date; run 'vipergen generate' in its folder" >&2
    exit 1
fi
find . -mindepth 2 -name '*.swift' ! -path '*/Generated/*' | LC_ALL=C sort >"$work/after"
if missing=$(LC_ALL=C comm -13 "$work/before" "$work/after") && [ -n "$missing" ]; then
    echo "$missing" | sed "s|^./|error: there is no '|; s|\\$|'; run 'vipergen generate' in the folder of '$build_file'|" >&2
    exit 1
fi
while IFS= read -r out; do
    mkdir -p "$root/$result/${out%/*}"
    cp "$out" "$root/$result/$out"
done <"$outs"
"""

def _lines(ctx, name, lines):
    file = ctx.actions.declare_file(ctx.label.name + "." + name)
    ctx.actions.write(file, "".join([line + "\n" for line in lines]))
    return file

def _vipergen_impl(ctx):
    package = ctx.label.package + "/" if ctx.label.package else ""
    result = "/".join([ctx.bin_dir.path] + ([ctx.label.workspace_root] if ctx.label.workspace_root else []) +
                      [package + ctx.label.name])
    prefix = ctx.label.name + "/"
    outs = [out.short_path[len(package) + len(prefix):] for out in ctx.outputs.outs]
    inputs = ctx.files.specs + ctx.files.srcs + [ctx.file.build_file]
    lists = [
        _lines(ctx, "inputs", [file.path for file in inputs]),
        _lines(ctx, "outs", outs),
        _lines(ctx, "folders", ctx.attr.folders),
    ]
    ctx.actions.run_shell(
        inputs = inputs + lists,
        outputs = ctx.outputs.outs,
        tools = [ctx.executable.tool],
        command = _GENERATE,
        arguments = [
            ctx.executable.tool.path,
            package,
            result,
            ctx.file.build_file.basename,
            ctx.attr.specs_folder,
        ] + [file.path for file in lists],
        mnemonic = "ViperGen",
        progress_message = "Generating from the specs of //" + ctx.label.package,
    )
    return [DefaultInfo(files = depset(ctx.outputs.outs))]

vipergen = rule(
    implementation = _vipergen_impl,
    doc = "Runs `vipergen generate` on specs and handwritten sources. Its outputs are the generated files, below a folder of the target's name.",
    attrs = {
        "build_file": attr.label(
            allow_single_file = True,
            mandatory = True,
            doc = "The BUILD file with this target, which has to be up to date.",
        ),
        "folders": attr.string_list(doc = "Folders of packages that the specs name, relative to this package."),
        "outs": attr.output_list(mandatory = True, doc = "The generated files, below a folder of the target's name."),
        "specs": attr.label_list(allow_files = True, mandatory = True),
        "specs_folder": attr.string(mandatory = True, doc = "The folder of the specs, relative to this package."),
        "srcs": attr.label_list(allow_files = True, doc = "Handwritten sources: mocks are made of the protocols in them."),
        "tool": attr.label(
            default = "@vipergen_binary//:vipergen",
            executable = True,
            allow_single_file = True,
            cfg = "exec",
            doc = "A vipergen for the machine that the action runs on.",
        ),
    },
)

_INFO_PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
    <key>CFBundleShortVersionString</key>
    <string>1.0</string>
    <key>CFBundleVersion</key>
    <string>1</string>
    <key>UIApplicationSceneManifest</key>
    <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <false/>
    </dict>
    <key>UILaunchScreen</key>
    <dict/>
</dict>
</plist>
"""

def _sandbox_info_plist_impl(ctx):
    file = ctx.actions.declare_file(ctx.label.name + ".plist")
    ctx.actions.write(file, _INFO_PLIST)
    return [DefaultInfo(files = depset([file]))]

sandbox_info_plist = rule(
    implementation = _sandbox_info_plist_impl,
    doc = "The Info.plist of a sandbox app, whose program says itself which delegate a scene gets.",
)
