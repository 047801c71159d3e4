public import Basics
import SwiftReading

/// What can be adopted of an app as it stands: its descriptors, its resolver, and what the resolver does for each.
///
/// Nothing is built or compiled for it: it is all from what the sources say. What they don't say is left alone, and named.
public struct Adoption: Sendable {
    /// A scene whose spec can be written.
    public struct Scene: Hashable, Sendable {
        /// For example: `Film`.
        public var name: String
        /// For example: `Screens.FilmDescriptor`. Empty where it is generated.
        public var descriptor: String
        /// The app's function that builds it, where its descriptor is generated. For example: `FilmRouter.assembleModule(id:)`.
        public var function: String?
        /// What its descriptor holds.
        public var parameters: [Parameter]
        /// The Swift that makes it, with `descriptor` for the descriptor.
        public var builder: String
        /// What its spec doesn't say, each as a sentence.
        public var differences: [String]
        /// Where the descriptor is declared.
        public var place: SourceLocation
        /// Where the resolver opens it.
        public var armPlace: SourceLocation

        /// What people know it by.
        public var subject: String { function ?? descriptor }
    }

    public struct Parameter: Hashable, Sendable {
        public var name: String
        public var type: String
        public var defaultValue: String?
    }

    /// A property of the resolver's type that scenes may use.
    public struct Service: Hashable, Sendable {
        public var name: String
        /// Its protocol.
        public var type: String
    }

    /// A descriptor, or a function that builds a screen, that stays written by hand.
    public struct Remainder: Hashable, Sendable {
        public var descriptor: String
        /// For example: `its arm has statements of its own`.
        public var reason: String
        /// The line that stands against it.
        public var place: SourceLocation
        /// What to do about it, where there is something.
        public var remedy: String?

        public init(descriptor: String, reason: String, place: SourceLocation, remedy: String? = nil) {
            self.descriptor = descriptor
            self.reason = reason
            self.place = place
            self.remedy = remedy
        }
    }

    /// The type that opens scenes, or that a function takes which does.
    public struct ResolverType: Hashable, Sendable {
        /// For example: `Dependencies`.
        public var type: String
        /// What chooses it where others take `type`, too.
        public var choice: String
        /// `class`, `struct`, `enum`, `actor` or `protocol`.
        public var keyword: String
        /// For example: `resolve(_:)`.
        public var function: String
        /// The type around the function, which may take `type` as a parameter; empty for none.
        public var typeAround: String
        /// The one that its app's manifest is in; empty where none is known, or where that is the folder that is read.
        public var appFolder: String
        public var place: SourceLocation
        public var isMainActor: Bool

        /// For example: `Dependencies.resolve(_:)`.
        public var fullFunction: String { typeAround.isEmpty ? function : "\(typeAround).\(function)" }

        /// Whether the same words choose another.
        func isChosen(like other: ResolverType) -> Bool { choice == other.choice && appFolder == other.appFolder }
    }

    public var resolver: ResolverType
    /// The app has no resolver: its functions build scenes, and the switch brings descriptors of its own.
    public var isOfAssemblies = false
    /// The environment comes with the switch, as no type of the app's builds scenes.
    public var bringsEnvironment = false
    /// The app declares a type that generated descriptors are nested in then.
    public var namespace: String?
    /// Other ways in which the app opens screens, which aren't adopted.
    public var habits: [Habit] = []
    /// Others that open descriptors, and aren't adopted.
    public var otherResolvers: [ResolverType]
    /// The protocol of all descriptors; `nil` where they have none in common.
    public var conformance: String?
    /// Its associated type that says what a descriptor gives.
    public var output: String?
    /// What the resolver returns, where no associated type says it.
    public var returns: String?
    /// What the resolver takes besides the descriptor, and hands to the switch.
    public var handed: Parameter?
    /// In the order of their names.
    public var services: [Service]
    /// Those that specs can't have, each with the reason.
    public var droppedServices: [(service: Service, reason: String)] = []
    /// What the sources with the resolver import.
    public var imports: [String]
    /// Those in an `#if`.
    public var optionalImports: [String]
    /// In the order of their names.
    public var scenes: [Scene]
    /// In the order of their places.
    public var remainder: [Remainder]
    /// `nil` where there is no resolver.
    let edit: ResolverEdit?

    /// A source that an edit would change, and that another tool writes.
    public struct GeneratedSource: Hashable, Sendable {
        /// Where it says so.
        public var place: SourceLocation
        /// What it says.
        public var mark: String
        /// The statement with which the resolver asks for adopted scenes; it comes first in its function. `nil` where it does.
        public var question: String?
    }

    /// In the order of their paths. What is changed in them is gone when that tool runs.
    public var generatedSources: [GeneratedSource] { edit?.generatedSources(among: Set(edits.keys)) ?? [] }

    /// By the paths of sources: those in which the resolver asks for adopted scenes first, without the arms of these.
    public var edits: [String: [UInt8]] { edit?.contents(leaving: Set(remainder.map(\.descriptor))) ?? [:] }
}

/// Why nothing of an app can be adopted.
public enum AdoptionFailure: Error, Sendable {
    /// No function decides by descriptors' types. The places of functions that switch over the cases of an enum, which the
    /// compiler checks already, of those that keep a closure for each of some types, and what opens a single descriptor and
    /// may be anything.
    case noResolver(
        enums: [(function: String, type: String, place: SourceLocation)],
        registries: [(function: String, count: Int, place: SourceLocation)],
        single: [Adoption.ResolverType],
        habits: [Adoption.Habit]
    )
    /// Several know as many descriptors.
    case severalResolvers([Adoption.ResolverType])
    /// The one that was asked for isn't there; those that are.
    case unknownResolver([Adoption.ResolverType])
}
