/// All keys, from the descriptions that also drive decoding.
public enum SpecReference {
    /// All objects in specs, in the order of the page.
    public static let objects: [SpecObject] = [
        ProjectKeys.object, TabKeys.object, DescriptorsKeys.object,
        ServiceKeys.object,
        SwiftKeys.object,
        PackageKeys.object,
        ModuleKeys.object, MocksKeys.object, UseCaseKeys.object, MethodKeys.object,
        ParameterKeys.object,
        SceneKeys.object, PartKeys.object, RouteKeys.object,
        SectionKeys.object,
        DesignKeys.object,
    ]

    /// Returns the example of a key; of several keys with the same name, the first one's.
    static func example(of key: String) -> String? {
        objects.lazy.flatMap(\.keys).first { $0.name == key }?.example
    }

    /// The keys at the margin of a file.
    static let outermostKeys = Set(ProjectKeys.names + ModuleKeys.names + SceneKeys.names + DesignKeys.names)
}
