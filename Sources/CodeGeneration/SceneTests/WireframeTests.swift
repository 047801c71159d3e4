/// The tests of a wireframe: each route resolves its destination with the route's values.
struct WireframeTests {
    let scene: Scene
    let routes: [Route]
    let context: GenerationContext
    let phrases: TestPhrases

    var tests: [EmittedTest] {
        routes.flatMap { route in
            [test(of: route)].compactMap(\.self) + TabRouteTests(route: route, context: context, phrases: phrases).tests
        }
    }

    private func test(of route: Route) -> EmittedTest? {
        if let adopted = route.adopted { return test(of: route, to: adopted) }
        if route.presentation.isReturning { return nil }
        guard case .scene(let reference) = route.destination, let destination = context.scene(reference) else {
            return nil
        }
        let arguments = route.parameters.compactMap { argument(for: $0, of: destination) }
        guard arguments.count == route.parameters.count else { return nil }
        let name = route.methodName
        let makeStack: TemplateCode =
            "let navigationController = UINavigationController(rootViewController: viewController)"
        let call = TemplateCode.phrase(
            "\(route.awaited)makeWireframe().\(name.spelled(.member))(",
            arguments.map(\.argument),
            ")"
        )
        let count = stackCount(after: route)
        let outcome = count.map { phrases.expect("navigationController.viewControllers.count", equals: $0) }
        return EmittedTest(
            name: "\(name)ResolvesItsDestination",
            isAsync: route.result != nil,
            body: (count == nil ? [] : [makeStack]) + arguments.compactMap(\.declaration) + [call]
                + resolution(of: destination, arguments.compactMap(\.check)) + [outcome].compactMap(\.self)
        )
    }

    /// Returns the test of a route to an adopted scene, which ignores the values in the team's own descriptor.
    private func test(of route: Route, to adopted: AdoptedReference) -> EmittedTest? {
        guard let arguments = context.samples.arguments(for: route.parameters) else { return nil }
        let name = route.methodName
        let count = stackCount(after: route)
        let makeStack: TemplateCode =
            "let navigationController = UINavigationController(rootViewController: viewController)"
        let outcome = count.map { phrases.expect("navigationController.viewControllers.count", equals: $0) }
        return EmittedTest(
            name: "\(name)ResolvesItsDestination",
            body: (count == nil ? [] : [makeStack]) + [
                .phrase("makeWireframe().\(name.spelled(.member))(", arguments.map { .line($0) }, ")"),
                phrases.expect("environment.resolved\(adopted.scene)Descriptors.count", equals: "1"),
            ] + [outcome].compactMap(\.self)
        )
    }

    /// Returns expectations that the destination was resolved last, with these values.
    private func resolution(of destination: Scene, _ checks: [TemplateCode]) -> [TemplateCode] {
        let failure = phrases.fail("\(destination.name) wasn't resolved")
        let binding = checks.isEmpty ? "" : "(let descriptor)"
        if destination.isResolvedAlone {
            let last = "environment.resolved\(destination.name)Descriptors.last"
            if checks.isEmpty { return [phrases.expectNotNil(last)] }
            return [.block("guard let descriptor = \(last) else {", [failure, "return"])] + checks
        }
        return [
            "let scene = environment.resolved\(destination.feature)Scenes.last",
            .block(
                "guard case .\(destination.caseName.spelled(.member))\(binding)? = scene else {",
                [failure, "return"]
            ),
        ] + checks
    }

    private func stackCount(after route: Route) -> String? {
        switch route.presentation {
        case .push where route.tab == nil: "2"
        case .replace: "1"
        default: nil
        }
    }
}

extension WireframeTests {
    /// A value passed to a route, which its destination's descriptor has to have.
    private struct Argument {
        /// The constant for a value that isn't a repeatable literal. For example: `let sampleRecipe: Recipe = .sample`.
        var declaration: TemplateCode?
        var argument: String
        /// The expectation; `nil` for values that can't be compared, such as closures.
        var check: TemplateCode?
    }

    private func argument(for parameter: Parameter, of destination: Scene) -> Argument? {
        guard let value = context.samples.sample(of: parameter.type) ?? parameter.defaultValue?.text else { return nil }
        let field = "descriptor.\(parameter.name.spelled(.member))"
        if parameter.type.isNeverEquatable { return Argument(argument: parameter.argument(value)) }
        if parameter.type.isKnownEquatable {
            return Argument(argument: parameter.argument(value), check: phrases.expect(field, equals: value))
        }
        let sample = "sample\(parameter.name.upperCamelCase)"
        return Argument(
            declaration: "let \(sample): \(parameter.type.storageText) = \(value)",
            argument: parameter.argument(sample),
            check: destination.hasComparableDescriptor
                ? phrases.expect(field, equals: sample)
                : phrases.expect("String(reflecting: \(field))", equals: "String(reflecting: \(sample))")
        )
    }
}

extension Scene {
    fileprivate var hasComparableDescriptor: Bool {
        descriptorConformances.contains("Hashable") || descriptorConformances.contains("Equatable")
    }
}

extension Route {
    /// The keywords before a call whose result doesn't matter; empty without one.
    fileprivate var awaited: String { result == nil ? "" : "_ = await " }
}
