import SwiftReading

extension ReservedNames {
    /// What bears a name, as a diagnostic calls it.
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

        /// A name that says much the same and is nobody's.
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
