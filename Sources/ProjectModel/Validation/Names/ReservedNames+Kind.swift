extension ReservedNames {
    /// The owner of a name, as in diagnostics.
    enum Kind: String {
        case service = "a service"
        case descriptorParameter = "a parameter of a descriptor"
        case event = "an event"
        case eventParameter = "an event's parameter"
        case interactorMethod = "a method of an interactor"
        case interactorParameter = "a parameter of an interactor's method"
        case useCaseMethod = "a method of a use case"
        case useCaseParameter = "a parameter of a use case's method"
        case repositoryMethod = "a method of a repository"
        case repositoryParameter = "a parameter of a repository's method"
        case routeParameter = "a parameter of a route"
        case childParameter = "a parameter of a child"

        /// Returns a similar name that isn't reserved.
        func freeName(like name: String) -> String {
            switch self {
            case .service: SwiftIdentifier.lowerCamelCase(name) + "Service"
            case .event: "didTap" + SwiftIdentifier.upperCamelCase(name)
            case .interactorMethod, .useCaseMethod, .repositoryMethod: "perform" + SwiftIdentifier.upperCamelCase(name)
            case .descriptorParameter, .eventParameter, .interactorParameter, .useCaseParameter, .repositoryParameter,
                .routeParameter, .childParameter:
                SwiftIdentifier.lowerCamelCase(name) + "Value"
            }
        }
    }
}
