// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inSandbox: [Source] = [
        Source(
            name: "SandboxEnvironment.swift",
            path: "Templates/Sandbox/SandboxEnvironment.swift.mustache",
            text: #"""
{{#sandboxEnvironmentFile}}
{{> Imports}}

extension StubbableEnvironment {
    /// The environment that the sandbox runs on: say here what its mocks answer.
    static func forSandbox() -> StubbableEnvironment {
        let environment = StubbableEnvironment()
        environment.resolutions.showsStandIns = true
        return environment
    }
}
{{/sandboxEnvironmentFile}}

"""#,
            firstLine: 9
        ),
        Source(
            name: "SandboxProgram.swift",
            path: "Templates/Sandbox/SandboxProgram.swift.mustache",
            text: #"""
{{#sandboxProgramFile}}
{{> GeneratedHeader}}
{{> Imports}}

#if !DEBUG
    /// The sandbox of {{feature}} is for development: display states and routes are compiled in debug builds alone.
    @main
    enum {{feature}}SandboxApp {
        static func main() {}
    }
#elseif canImport(UIKit)
    import UIKit

    /// The sandbox of {{feature}} as an app: a list of its scenes and of their display states.
    @main
    @MainActor
    final class {{feature}}SandboxApp: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = {{feature}}SandboxWindow.self
            return configuration
        }
    }

    /// The window of the sandbox, and what stands in it.
    @MainActor
    final class {{feature}}SandboxWindow: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let windowScene = scene as? UIWindowScene else { return }
            let scenes = {{feature}}SandboxScenes.all(in: .forSandbox())
            let list = SandboxViewController(module: {{literal}}, scenes: scenes)
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UINavigationController(rootViewController: list)
            window.makeKeyAndVisible()
            self.window = window
        }
    }
#else
    /// The sandbox of {{feature}} without a screen: walks through every scene and every display state.
    @main
    @MainActor
    enum {{feature}}SandboxApp {
        static func main() async {
            await SandboxProgram.run(module: {{literal}}, scenes: {{feature}}SandboxScenes.all(in: .forSandbox()))
        }
    }
#endif
{{/sandboxProgramFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "SandboxScenes.swift",
            path: "Templates/Sandbox/SandboxScenes.swift.mustache",
            text: #"""
{{#sandboxScenesFile}}
{{> GeneratedHeader}}
#if DEBUG
{{> Imports}}

    /// The scenes of {{feature}}, as its sandbox lists them.
    @MainActor
    enum {{feature}}SandboxScenes {
        static func all(in environment: StubbableEnvironment) -> [SandboxScene] {
            [
                {{#scenes}}
                SandboxScene(
                    name: {{name}},
                    states: {{scene}}ViewBuilder.displayStates(environment: environment),
                    routes: {{scene}}ViewBuilder.routes(environment: environment)
                ) {
                    {{build}}
                },
                {{/scenes}}
            ]
        }
    }
#endif
{{/sandboxScenesFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "SceneShowcase.swift",
            path: "Templates/Sandbox/SceneShowcase.swift.mustache",
            text: #"""
{{#showcaseFile}}
{{> GeneratedHeader}}
#if DEBUG
{{> Imports}}

    // What the sandbox of {{feature}} shows of {{scene}} besides the scene itself.
    extension {{scene}}ViewBuilder {
        /// The screen in each state that the spec names, with nobody behind it.
        public static func displayStates(environment: any {{scene}}Environment) -> [SceneDisplayState] {
            {{#hasPreviews}}
            {{scene}}Previews.all.map { preview in
                SceneDisplayState(name: preview.name) {
                    {{viewController}}
                    viewController.loadViewIfNeeded()
                    {{#hasViewModel}}
                    viewController.draw(preview.state, reportingTo: {{scene}}ViewModel.Inputs())
                    {{/hasViewModel}}
                    {{^hasViewModel}}
                    viewController.render(preview.state)
                    {{/hasViewModel}}
                    return viewController
                }
            }
            {{/hasPreviews}}
            {{^hasPreviews}}
            []
            {{/hasPreviews}}
        }

        {{#omissions}}
        {{.}}
        {{/omissions}}
        /// Where the scene leads, with sample values.
        public static func routes(environment: any {{scene}}Environment) -> [SceneRoute] {
            {{#hasRoutes}}
            [
                {{#routes}}
                SceneRoute(name: {{literal}}) {
                    {{scene}}Wireframe(viewController: $0, environment: environment).{{call}}
                },
                {{/routes}}
            ]
            {{/hasRoutes}}
            {{^hasRoutes}}
            []
            {{/hasRoutes}}
        }
    }
#endif
{{/showcaseFile}}

"""#,
            firstLine: 11
        ),
    ]
}
