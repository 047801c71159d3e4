public import OwnCore

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#else
    public import Foundation
#endif

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let things: any ThingRepository
    public let session: URLSession

    public init(things: any ThingRepository = DefaultThingRepository(), session: URLSession = URLSession.shared) {
        self.things = things
        self.session = session
    }
}
