import SwiftSyntax

/// Loads and actions may outlive their screen, and are stored for a retry; one that captures its presenter keeps it
/// alive.
enum WorkHoldsPresenter: SyntaxRule {
    static let rule = LintRule.workHoldsPresenter
    static let summary = "Loads and actions don't hold the presenter or view model that begins them."

    static func concerns(_ module: SourceModule, _ context: LintContext) -> Bool {
        [.feature, .app].contains(module.role)
    }

    static func words(_ context: LintContext) -> [WordGroup] {
        [
            WordGroup(WorkCall.Verb.allCases.map(\.rawValue)), WordGroup(["self"]),
            WordGroup(endings: ["Presenter", "ViewModel"]),
        ]
    }

    static func findings(in source: ParsedSource, _ context: LintContext) -> [Finding] {
        WorkHoldsPresenterVisitor(rule, WorkOwners(in: source, context), context).findings(in: source.tree)
    }
}

private final class WorkHoldsPresenterVisitor: RuleVisitor {
    private let owners: WorkOwners

    init(_ rule: LintRule, _ owners: WorkOwners, _ context: LintContext) {
        self.owners = owners
        super.init(rule, context)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let call = WorkCall(node), let owner = owners.owner(around: node) else { return .visitChildren }
        if let work = call.work { check(work, of: call, owner) }
        for (label, closure) in call.followUps { check(closure, behind: label, owner) }
        return .visitChildren
    }

    private func check(_ work: ClosureExprSyntax, of call: WorkCall, _ owner: WorkOwner) {
        let mentions = SelfMentions.holding(work)
        guard let first = mentions.first else { return }
        add(
            at: first.offset,
            "'self' in the closure of '\(call.text)' holds the \(owner.noun): \(call.consequence(for: owner))",
            work.captures(inPlaceOf: mentions, capturable: owners.constants).map {
                "begin the closure with '[\($0)] in' and leave out 'self.'"
            } ?? call.remedy(for: owner)
        )
    }

    private func check(_ closure: ClosureExprSyntax, behind label: String, _ owner: WorkOwner) {
        guard let first = SelfMentions.holding(closure).first else { return }
        add(
            at: first.offset,
            "'self' in '\(label):' holds the \(owner.noun) as long as the work is kept",
            closure.firstParameterName.map { "write '\($0)' in place of 'self'" }
                ?? "give its first parameter a name, which is the \(owner.noun), and write that in place of 'self'"
        )
    }
}

extension ClosureExprSyntax {
    /// Returns the capture list that makes `self` unnecessary, if everything it uses can be captured.
    ///
    /// For example: `interactor, descriptor`.
    fileprivate func captures(inPlaceOf mentions: [SelfMention], capturable: Set<String>) -> String? {
        let names = mentions.compactMap(\.member)
        guard names.count == mentions.count, capturable.isSuperset(of: names) else { return nil }
        let items = signature?.capture.map { Array($0.items) } ?? []
        var captured = Set(items.map(\.name.text))
        let added = names.filter { captured.insert($0).inserted }
        return (items.map { $0.with(\.trailingComma, nil).trimmedDescription } + added).joined(separator: ", ")
    }

    /// The name of the first parameter; `nil` for `_`, and `$0` if parameters have no names.
    fileprivate var firstParameterName: String? {
        let name: String? =
            switch signature?.parameterClause {
            case .simpleInput(let list): list.first?.name.text
            case .parameterClause(let clause): clause.parameters.first.map { ($0.secondName ?? $0.firstName).text }
            case nil: "$0"
            }
        return name == "_" ? nil : name
    }
}
