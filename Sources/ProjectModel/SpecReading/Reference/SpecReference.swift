/// All keys, by the descriptions that drive decoding.
public enum SpecReference {
    /// Every object that a spec can hold, in the order of the page.
    public static let objects: [SpecObject] = [
        ProjectKeys.object, TabKeys.object, EnvironmentKeys.object, DescriptorsKeys.object,
        ServiceKeys.object,
        SwiftKeys.object,
        PackageKeys.object,
        LintKeys.object,
        ModuleKeys.object, MocksKeys.object, UseCaseKeys.object, MethodKeys.object,
        ParameterKeys.object,
        SceneKeys.object, PartKeys.object, RouteKeys.object, ChildKeys.object,
        VariantKeys.object, SectionKeys.object,
    ]

    /// How a key may be written; of keys with one name, the first.
    static func example(of key: String) -> String? {
        objects.lazy.flatMap(\.keys).first { $0.name == key }?.example
    }

    /// The keys that stand at the margin of a file.
    static let outermostKeys = Set(ProjectKeys.names + ModuleKeys.names + SceneKeys.names)
}
