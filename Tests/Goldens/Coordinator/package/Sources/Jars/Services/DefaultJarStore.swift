public import JarsCore

public nonisolated struct DefaultJarStore: JarStore {
    public init() {}
}
