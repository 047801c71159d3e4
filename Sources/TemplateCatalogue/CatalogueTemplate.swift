/// A template whose files are made for one kind of subject.
public protocol CatalogueTemplate: CaseIterable, Hashable, Sendable where AllCases == [Self] {
    associatedtype Condition: CatalogueCondition

    static var subject: CatalogueSubject { get }

    /// What its front matter says.
    var entry: CatalogueEntry<Condition> { get }
}
