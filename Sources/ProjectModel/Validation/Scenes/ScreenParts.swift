/// The parts of an `mvvm` scene's screen result in types and inputs that don't clash with anything in the scene.
enum ScreenParts: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) where scene.style.value.hasViewModel {
            checkCapitals(of: scene, problems)
            checkData(of: scene, problems)
            checkFields(of: scene, problems)
            checkViews(of: scene, problems)
            checkEvents(of: scene, problems)
            checkTypes(of: scene, problems)
        }
    }

    /// Reports names with a capital: the view model has a property `headerData` of a type `HeaderData`.
    private static func checkCapitals(of scene: SceneSpec, _ problems: ProblemCollector) {
        // Of two parts that differ in that letter alone it is told otherwise.
        let types = Dictionary(grouping: scene.parts) { $0.dataType.lowercased() }
        for part in scene.parts where !part.hasPropertyOfItsOwn && types[part.dataType.lowercased()]?.count == 1 {
            let name = part.name.value
            let small = SwiftIdentifier.lowerCamelCase(name)
            problems.report(
                .invalidName,
                at: part.name.location,
                "the part '\(name)' names a property '\(name)Data' of a type '\(part.dataType)', so it begins with a small letter",
                "write '\(small == name ? "part" + name : small)'"
            )
        }
    }

    private static func checkData(of scene: SceneSpec, _ problems: ProblemCollector) {
        var seen: [String: PartSpec] = [:]
        for part in scene.parts {
            guard let other = seen.updateValue(part, forKey: part.dataType.lowercased()) else { continue }
            problems.report(
                .duplicateName,
                at: part.name.location,
                "the parts '\(part.name.value)' and '\(other.name.value)' would both have a '\(part.dataType)'",
                notes: [Diagnostic.Note("the other one is here; rename one of them", at: other.name.location)]
            )
        }
    }

    /// Reports fields of the state that are named like parts: a preview gives values to both by name.
    private static func checkFields(of scene: SceneSpec, _ problems: ProblemCollector) {
        let parts = Dictionary(scene.parts.map { ($0.name.value, $0) }) { first, _ in first }
        for field in scene.state {
            guard let part = parts[field.name.value] else { continue }
            problems.report(
                .duplicateName,
                at: field.name.location,
                "the field '\(field.name.value)' of the state has the name of a part, and a preview couldn't tell them apart",
                notes: [Diagnostic.Note("the part is here; rename one of them", at: part.name.location)]
            )
        }
    }

    /// Reports clashes of subviews, ignoring case: files are named after them.
    private static func checkViews(of scene: SceneSpec, _ problems: ProblemCollector) {
        let own = Dictionary(SceneTypes.suffixes(of: scene.style.value).map { ($0.lowercased(), $0) }) { first, _ in
            first
        }
        var seen: [String: PartSpec] = [:]
        for part in scene.parts {
            let name = part.viewSuffix
            let place = part.view?.location ?? part.name.location
            if let suffix = own[name.lowercased()] {
                problems.report(
                    .nameClash,
                    at: place,
                    "the subview would be called '\(scene.name.value)\(suffix)', as another type of the scene is",
                    part.view == nil ? "rename the part, or add for example: view: PartView" : "give it another name"
                )
            } else if let other = seen.updateValue(part, forKey: name.lowercased()), !isFollowUp(part, other) {
                problems.report(
                    .nameClash,
                    at: place,
                    "the parts '\(part.name.value)' and '\(other.name.value)' would both have a subview '\(name)'",
                    notes: [
                        Diagnostic.Note(
                            "the other one is here; give one of them another 'view'",
                            at: other.view?.location ?? other.name.location
                        )
                    ]
                )
            }
        }
    }

    /// Returns true for two parts of the same name, which have been reported.
    private static func isFollowUp(_ part: PartSpec, _ other: PartSpec) -> Bool {
        part.dataType.lowercased() == other.dataType.lowercased() && part.view == nil && other.view == nil
    }

    private static func checkEvents(of scene: SceneSpec, _ problems: ProblemCollector) {
        var seen: [String: EventSpec] = [:]
        for event in scene.allEvents {
            guard let other = seen.updateValue(event, forKey: event.name.value) else { continue }
            problems.report(
                .duplicateName,
                at: event.name.location,
                "the scene has two events '\(event.name.value)', and its view model one input of that name",
                notes: [Diagnostic.Note("the other one is here; rename one of them", at: other.name.location)]
            )
        }
        for event in scene.parts.flatMap(\.events) where LifecycleEvents.screenNames.contains(event.name.value) {
            problems.report(
                .lifecycleEventOfPart,
                at: event.name.location,
                "'\(event.name.value)' is sent by the screen, not by a part of it",
                "put it under the scene's own 'events', or give it another name"
            )
        }
    }

    /// Reports types hidden inside the view model by the type of a data object.
    private static func checkTypes(of scene: SceneSpec, _ problems: ProblemCollector) {
        let nested = scene.state.isEmpty ? nestedTypes : nestedTypes.merging(typesOfState) { first, _ in first }
        var used: Set<String> = []
        for type in scene.allTypes {
            for name in type.value.names where used.insert(name).inserted {
                guard let holder = nested[name] else { continue }
                problems.report(
                    .nameClash,
                    at: type.location,
                    "\(holder) has its own type '\(name)', which hides this one",
                    "rename the type, or give it a second name by a 'typealias'"
                )
            }
        }
        for part in scene.parts {
            guard let type = [part.dataType, part.dataType + "Writer"].first(where: used.contains) else { continue }
            problems.report(
                .nameClash,
                at: part.name.location,
                "the part '\(part.name.value)' would have a '\(type)', which is also a type that the scene uses",
                "rename the part"
            )
        }
    }
}

extension PartSpec {
    /// True if the property and the type of its data have different names.
    fileprivate var hasPropertyOfItsOwn: Bool { dataType != name.value + "Data" }
}

extension ScreenParts {
    /// Types that scaffolds and generated code nest, with the outer types.
    fileprivate static let nestedTypes = [
        "Parts": "a view model", "Inputs": "a view model", "Arguments": "a use case or repository",
    ]
    /// Nested types of a screen with a state of its own.
    fileprivate static let typesOfState = ["State": "a view model", "Screen": "a view model"]
}

extension SceneSpec {
    /// The types of all its members.
    fileprivate var allTypes: [Located<SwiftType>] {
        let methods = useCaseMethods + repositoryMethods
        let members = parameters + allFields + allEvents.flatMap(\.parameters) + methods.flatMap(\.parameters)
        return members.map(\.type) + methods.compactMap(\.returns) + methods.compactMap(\.thrown)
    }
}
