extension ServicePlace {
    /// The protocol's current requirements.
    var requirements: [ProtocolRequirements.Requirement] { requirements(of: service) }

    var shape: ServiceProtocol { context.project.serviceProtocols[service.type.text] ?? ServiceProtocol() }

    /// The requirements that the test server still lacks: those of an earlier stubbed service aren't declared again.
    var stubRequirements: [ProtocolRequirements.Requirement] {
        let stubbed = context.project.services.filter { $0.stub == .json && !$0.isConcrete }
        let others = stubbed.prefix { $0.type != service.type }.flatMap(requirements)
        return requirements.filter { requirement in
            !others.contains { $0.declaration == requirement.declaration }
        }
    }

    /// The scaffolded members: each compiles, and none does anything yet.
    var members: [WrittenFunction] {
        requirements.map { requirement in
            let declaration = requirement.declaration
            return written(
                requirement,
                as: shape.form == .structure ? declaration : declaration.replacing("public mutating ", with: "public "),
                in: service.implementationName
            )
        }
    }

    /// The members in the extension of the server, which is a final class.
    var stubMembers: [WrittenFunction] {
        stubRequirements.map { requirement in
            let declaration = requirement.declaration.replacing("public mutating ", with: "public ")
                .replacing("public init", with: "public convenience init")
            guard !requirement.name.hasPrefix("init(") else {
                return WrittenFunction(declaration: .line(declaration + " {"), body: ["self.init()"])
            }
            return written(requirement, as: declaration, in: "StubAPIClient")
        }
    }

    private func requirements(of service: Service) -> [ProtocolRequirements.Requirement] {
        context.project.serviceProtocols[service.type.text]?.requirements ?? []
    }

    private func written(
        _ requirement: ProtocolRequirements.Requirement,
        as declaration: String,
        in type: String
    ) -> WrittenFunction {
        let answer = answer(to: requirement, in: type)
        let body: [TemplateCode]
        if let getter = requirement.getter, requirement.isSettable || !getter.isEmpty {
            let get = TemplateCode.block(getter.isEmpty ? "get {" : "get \(getter) {", answer)
            body = [get] + (requirement.isSettable ? ["set {}"] : [])
        } else {
            body = answer.isEmpty ? ["// Nothing is done here yet."] : answer
        }
        return WrittenFunction(declaration: .line(declaration + " {"), body: body)
    }

    private func answer(to requirement: ProtocolRequirements.Requirement, in type: String) -> [TemplateCode] {
        let member = "\(type).\(requirement.name)"
        if requirement.canThrow, requirement.thrown.isEmpty {
            return [.phrase("throw UnimplementedError(", [member.swiftLiteral], ")")]
        }
        let givesNothing = requirement.name.hasPrefix("init(") || ["", "Void", "()"].contains(requirement.result)
        if givesNothing, !requirement.canThrow { return [] }
        if case .success(let type) = SwiftType.read(requirement.result), let value = context.samples.zero(of: type) {
            return [.line(value)]
        }
        if case .success(let type) = SwiftType.read(requirement.result, position: .result),
            let reading = ReactiveReading.of(type)?.reading
        {
            return [.line(reading.failing(with: "UnimplementedError(\(member.swiftLiteral))"))]
        }
        return [MethodStub.unwritten(member)]
    }
}

extension ProtocolRequirements.Requirement {
    /// True if an `UnimplementedError` stands for what isn't written yet.
    var isUnwrittenByAnError: Bool {
        if canThrow { return thrown.isEmpty }
        guard case .success(let type) = SwiftType.read(result, position: .result) else { return false }
        return ReactiveReading.of(type)?.reading.canFail ?? false
    }
}
