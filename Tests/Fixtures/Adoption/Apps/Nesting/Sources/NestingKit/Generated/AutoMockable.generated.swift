// Generated using Sourcery 2.2.7 — https://github.com/krzysztofzablocki/Sourcery
// DO NOT EDIT
// swift-format-ignore-file

#if DEBUG
public final class SightingStoreMock: SightingStore {
    public var speciesNearReturnValue: [String] = []

    public init() {}

    public func species(near place: String) -> [String] { speciesNearReturnValue }
}
#endif
