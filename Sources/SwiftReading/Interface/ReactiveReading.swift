/// The way in which a caller awaits what a reactive type of RxSwift gives.
///
/// For example: a `Single<Recipe>` has a `value`, an `Observable<Recipe>` has `values`. After
/// https://github.com/ReactiveX/RxSwift/blob/main/Documentation/SwiftConcurrency.md.
public enum ReactiveReading: String, Hashable, Sendable {
    case single = "Single"
    case maybe = "Maybe"
    case completable = "Completable"
    case observable = "Observable"
    case infallible = "Infallible"
    case driver = "Driver"
    case signal = "Signal"

    /// The property to await, or to follow.
    public var property: String { isSequence ? "values" : "value" }

    /// The module that declares the property.
    public var module: String { self == .driver || self == .signal ? "RxCocoa" : "RxSwift" }

    /// True if its values come one after another.
    public var isSequence: Bool { ![.single, .maybe, .completable].contains(self) }

    /// True if it may end with an error.
    public var canFail: Bool { ![.infallible, .driver, .signal].contains(self) }

    /// Returns the property's type.
    ///
    /// - Parameter element: The type's argument; empty without one.
    fileprivate func given(_ element: String) -> String? {
        if self == .completable { return element.isEmpty ? "Void" : nil }
        if element.isEmpty { return nil }
        return switch self {
        case .single, .completable: element
        case .maybe: "Optional<\(element)>"
        case .observable: "AsyncThrowingStream<\(element), any Error>"
        case .infallible, .driver, .signal: "AsyncStream<\(element)>"
        }
    }
}

extension ReactiveReading {
    /// Returns the reactive type that a type is, with its argument, which is empty without one.
    ///
    /// For example: `Single<Recipe>` and `RxSwift.Single<Recipe>` are one of `Recipe`.
    public static func of(_ type: SwiftType) -> (reading: ReactiveReading, element: String)? {
        let path = type.text.prefix { $0 != "<" }
        let argument = type.text.dropFirst(path.count)
        guard let reading = ReactiveReading(rawValue: String(path.split(separator: ".").last ?? path)),
            argument.isEmpty || argument.hasSuffix(">"),
            path == reading.rawValue || path == "\(reading.module).\(reading.rawValue)"
        else { return nil }
        return (reading, String(argument.dropFirst().dropLast()))
    }

    /// Returns the expression of what fails at once with an error, or of what ends at once if it can't fail.
    public func failing(with error: String) -> String {
        canFail ? ".error(\(error))" : ".empty()"
    }
}

extension CallableMember {
    /// Reads a reactive type as those do who await what it gives; anything else stays as it is.
    mutating func awaitReactiveType() {
        let text = parameters == nil ? type : result ?? ""
        guard !isAsync, throwing == .never, !text.isEmpty,
            case .success(let type) = SwiftType.read(text, position: .result),
            let (reading, element) = ReactiveReading.of(type), let given = reading.given(element)
        else { return }
        self.reading = reading
        if parameters == nil { self.type = given }
        result = given
        guard !reading.isSequence else { return }
        (isAsync, throwing) = (true, .anything)
    }
}
