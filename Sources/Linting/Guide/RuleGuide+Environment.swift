import ProjectModel

extension RuleGuide {
    static let environment = [
        RuleGuide(
            rule: .environmentCast,
            summary: "Nobody casts a scene's environment.",
            details: """
                What a scene may reach is in its spec, under `uses` and `routes`, and the compiler holds it to that; `as?`, `as!`, `is`, a pattern with `as`,
                `unsafeDowncast` and `unsafeBitCast` go past it. An environment is what is called `environment`, what has the type of one in its file,
                and what was assigned from one; casts to environments and resolvers count whatever they are of. `as` that the compiler checks is no cast.
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
            mended: [
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
            summary: "An old object is used by its adapter only.",
            details: """
                The old objects are those that services name under `legacy`, each with the adapter `<Type>Adapter`, and those of `legacySingletons` under `lint`,
                which any type may use whose name ends in `Adapter`. What is old may go on using them: their own class, modules of `kind: legacy`, and the
                classes that scenes of the style `legacy` name. Tests may, too.
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
            mended: [
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
