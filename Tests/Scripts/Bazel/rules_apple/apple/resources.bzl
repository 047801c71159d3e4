"""Stands in for rules_apple."""

def _impl(ctx):
    return [DefaultInfo(files = depset(ctx.files.resources))]

apple_resource_bundle = rule(_impl, attrs = {
    "bundle_id": attr.string(),
    "resources": attr.label_list(allow_files = True),
})
