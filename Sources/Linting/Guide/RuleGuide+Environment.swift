import ProjectModel

extension RuleGuide {
    static let environment = [
        RuleGuide(
            rule: .environmentCast,
            summary: "A scene's environment is never cast.",
            details: """
                What a scene may reach is in its spec, under `uses` and `routes`, and the compiler enforces that. `as?`, `as!`, `is`, a pattern with `as`,
                `unsafeDowncast` and `unsafeBitCast` bypass it. A value is an environment if it is called `environment`, has the type of one in its file,
                or was assigned from one. Casts to environments and resolvers always count. A plain `as`, which the compiler checks, is allowed.
                """,
            broken: [
                Example(
                    "Sources/Recipes/Logging.swift",
                    """
                    import KitchenCore

                    func log(_ environment: any RecipeSearchEnvironment) {
                        (environment as? any RecipeDetailsEnvironment)?.activityLogger.log("search")
                    }

                    """
                )
            ],
            fixed: [
                Example(
                    "Sources/Recipes/Logging.swift",
                    """
                    import KitchenCore

                    func log(_ environment: any RecipeDetailsEnvironment) {
                        environment.activityLogger.log("search")
                    }

                    """
                )
            ]
        ),
        RuleGuide(
            rule: .legacySingleton,
            summary: "Only its adapter uses an old object.",
            details: """
                Old objects are those that services name under `legacy`, each with the adapter `<Type>Adapter`, and those listed in `legacySingletons` under `lint`,
                which any type whose name ends in `Adapter` may use. Old code may still use them: their own class, modules of `kind: legacy`, and the
                classes named by scenes of the style `legacy`. Tests may, too.
                """,
            broken: [
                Example(
                    "Sources/Kitchen/Start.swift",
                    """
                    func start() {
                        LegacyActivityLogger.shared.log("start")
                    }

                    """
                )
            ],
            fixed: [
                Example(
                    "Sources/Kitchen/Services/ActivityLoggerAdapter.swift",
                    """
                    public import KitchenCore

                    public struct ActivityLoggerAdapter: ActivityLogger {
                        public func log(_ event: String) { LegacyActivityLogger.shared.log(event) }
                    }

                    """
                )
            ]
        ),
    ]
}
