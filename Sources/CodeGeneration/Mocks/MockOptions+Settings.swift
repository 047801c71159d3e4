public import MockGeneration
public import ProjectModel

extension MockOptions {
    /// Takes over what a module's spec says of all of its mocks.
    public mutating func adopt(_ settings: MockSettings?) {
        isRelaxed = settings?.isRelaxed == true
        isStrict = settings?.isRelaxed == false
        hasReset = settings?.hasReset == true
    }
}
