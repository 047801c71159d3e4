public import MockGeneration
public import ProjectModel

extension MockOptions {
    /// Takes over what a module's spec says of all of its mocks.
    public mutating func adopt(_ settings: MockSettings?) {
        hasReset = settings?.hasReset == true
    }
}
