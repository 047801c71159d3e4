/// A method's call, with the protocol that it calls.
struct CheckedCall {
    let call: Located<ServiceCall>
    let method: MethodSpec
    /// The name of the service's protocol.
    let service: String
    /// The field that says what it loads, where the method is written out for one.
    let loading: FieldLoading?

    var location: SourceLocation { call.location }
    var member: String { call.value.member }
    var labels: [String]? { call.value.labels }
    var parameterCount: Int { method.load?.arguments?.count ?? method.parameters.count }

    /// The selector. For example: `recipe(id:)`.
    var selector: String { member + (labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "") }

    /// Returns another member of the service as the spec names it. For example: `recipeRepository.recipe(id:)`.
    func path(_ selector: String) -> String { "\(call.value.service).\(selector)" }

    /// Returns the member as the spec names it, with the arguments of a load.
    func path(_ member: CallableMember) -> String {
        method.load?.text(calling: member.name, member.parameters?.map(\.label)) ?? path(member.selector)
    }

    /// True if the function itself, uncalled, may be wanted.
    var mayReturnFunction: Bool { method.returns?.value.text.contains("->") ?? false }

    /// The remedy for a missing member.
    var remedy: String {
        let declaration = CalledMember(calledBy: method)?.declaration ?? selector
        return "declare it in '\(service)', for example: \(declaration)"
    }
}
