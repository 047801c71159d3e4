// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inResources: [Source] = [
        Source(
            name: "ModuleResources.swift",
            path: "Templates/Resources/ModuleResources.swift.mustache",
            text: #"""
{{> GeneratedHeader}}
{{> Imports}}

extension Bundle {
    #if SWIFT_PACKAGE
        /// Where the texts, nibs and other resources of {{module}} are.
        {{isolation}} static let {{accessor}} = Bundle.module
    #else
        /// Where the texts, nibs and other resources of {{module}} are.
        {{isolation}} static let {{accessor}} = Bundle.resources(of: "{{module}}", linkedInto: Bundle(for: ModuleClass.self))
    #endif
}

#if !SWIFT_PACKAGE
    /// A class of this module: the bundle that has it is the one that the module is linked into.
    private final class ModuleClass {}
#endif

"""#,
            firstLine: 8
        ),
        Source(
            name: "StringCatalogue.json",
            path: "Templates/Resources/StringCatalogue.json.mustache",
            text: #"""
{
  "sourceLanguage" : "{{language}}",
  "strings" : {

  },
  "version" : "1.0"
}

"""#,
            firstLine: 9
        ),
    ]
}
