// swift-format-ignore-file
// Made of the folder Explanations by `make texts`; edit the texts there.
extension Explanation {
    /// By the path in `Explanations`, without its ending.
    static let texts: [String: String] = [
"adapter-of-two-objects": ##"""
An adapter is named after its protocol, so each protocol has one.

Wrong:
```yaml
# specs/project.yml
services:
  session: { type: SessionProvider, legacy: OldSession.shared }
  guest: { type: SessionProvider, legacy: OldGuest.shared }
```
Right:
```yaml
# specs/project.yml
services:
  session: { type: SessionProvider, legacy: OldSession.shared }
  guest: { type: SessionProvider, default: GuestSessionProviderAdapter() }
```

"""##,
"adopted-in-part": ##"""
The switch opens it as before. The rest matters when the descriptor is generated one day.

Wrong:
```swift
// App/Sources/Shop/Screens.swift
protocol Route {}
struct HomeRoute: Route {}
enum HelpRoute: Route { case general, terms }
final class Router {
    func screen(for route: any Route) -> UIViewController? {
        if route is HomeRoute { return UIViewController() }
        if route is HelpRoute { return UIViewController() }
        return nil
    }
}
$ vipergen adopt --output App
```
Right:
```swift
// App/Sources/Shop/Screens.swift
protocol Route {}
struct HomeRoute: Route {}
struct HelpRoute: Route { var showsTerms: Bool }
final class Router {
    func screen(for route: any Route) -> UIViewController? {
        if route is HomeRoute { return UIViewController() }
        if route is HelpRoute { return UIViewController() }
        return nil
    }
}
$ vipergen adopt --output App
```

"""##,
"adopted-needs-handwritten": ##"""
With `descriptor` nothing is generated but the scene's case in the switch over adopted scenes.

Wrong:
```yaml
# specs/Kitchen/RecipeDetails.yml
descriptor: Screens.RecipeDetails
```
Right:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: handwritten
descriptor: Screens.RecipeDetails
```

"""##,
"adopted-outside-app": ##"""
The descriptors of features are generated into their interface modules, so that other features can use them.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: handwritten
descriptor: Screens.RecipeDetails
```
Right:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: handwritten
descriptor: Screens.RecipeDetails
```

"""##,
"adopted-scene-reached": ##"""
Generated code only knows descriptors that it generates, in modules that it knows.

Wrong:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: handwritten
descriptor: Screens.RecipeDetails
# specs/Recipes/RecipeList.yml
routes: { details: RecipeDetails }
```
Right:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: handwritten
# specs/Recipes/RecipeList.yml
routes: { details: RecipeDetails }
```

"""##,
"app-target-not-of-ios": ##"""
Its delegates are UIKit's, and icon, launch screen and Info.plist are those of an app for iOS.

Wrong:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
xcodegen: { bundleIdPrefix: com.example, appTarget: true }
platforms: { iOS: "17.0", tvOS: "17.0" }
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
xcodegen: { bundleIdPrefix: com.example, appTarget: true }
platforms: { iOS: "17.0" }
```

"""##,
"application-imported": ##"""
An application is no module of the package: only its own tests see it.

Wrong:
```yaml
# specs/project.yml
appModule: application
# specs/Kitchen/module.yml
mocks: public
```
Right:
```yaml
# specs/project.yml
appModule: application
# specs/KitchenCore/module.yml
kind: core
mocks: public
```

"""##,
"bad-argument": ##"""
It is `name`, `name:Type` or `name:Type=default`.

Wrong:
```sh
$ vipergen new module Recipes
$ vipergen new scene RecipeList --module Recipes --style swiftui --param id=3 --yes
```
Right:
```sh
$ vipergen new module Recipes
$ vipergen new scene RecipeList --module Recipes --style swiftui --param id:Int64=3 --yes
```

"""##,
"bad-call": ##"""
The method's own parameters are handed on in their order, so only labels are needed.

Wrong:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
uses: [recipeRepository]
interactor: { save: { parameters: { title: String }, calls: recipeRepository.save(title) } }
```
Right:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
uses: [recipeRepository]
interactor: { save: { parameters: { title: String }, calls: recipeRepository.save(title:) } }
```

"""##,
"bad-path": ##"""
Paths in specs are relative to the target package, so that they mean the same on every machine.

Wrong:
```yaml
# specs/project.yml
lint: { excluded: [../Vendored] }
```
Right:
```yaml
# specs/project.yml
lint: { excluded: [Sources/Recipes/Vendored] }
```

"""##,
"bad-runtime": ##"""
The generated package depends on it.

Wrong:
```sh
$ vipergen init --yes Pantry --output Pantry --runtime https://example.com/ViperGen
```
Right:
```sh
$ vipergen init --yes Pantry --output Pantry --runtime https://example.com/ViperGen@1.0.0
```

"""##,
"bad-service-type": ##"""
Tests and sandboxes replace services, so a service is a protocol of yours, or a platform type with a default.

Wrong:
```yaml
# specs/project.yml
services: { images: "any ImageLoading<Picture>" }
```
Right:
```yaml
# specs/project.yml
services: { images: PictureLoading }
```

"""##,
"bad-sources-path": ##"""
They are inside the target package, next to those of other modules and outside of `Generated` folders.

Wrong:
```yaml
# specs/Recipes/module.yml
sources: ../Recipes
```
Right:
```yaml
# specs/Recipes/module.yml
sources: Modules/Recipes
```

"""##,
"baseline-elsewhere": ##"""
Everything changes or nothing does, and only in the package and its specs can that be promised.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen rename scene RecipeDetails RecipePage --baseline ../baseline.txt --dry-run
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen lint --write-baseline baseline.txt
$ vipergen rename scene RecipeDetails RecipePage --baseline baseline.txt --dry-run
```

"""##,
"bazel-name-not-ascii": ##"""
Bazel's labels are ASCII.

Wrong:
```yaml
# specs/project.yml
build: [swiftpm, bazel]
bazel: { bundleIdPrefix: com.example }
# specs/Küche/Herd.yml
style: swiftui
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, bazel]
bazel: { bundleIdPrefix: com.example }
# specs/Kueche/Herd.yml
style: swiftui
```

"""##,
"bazel-packages-without-swiftpm": ##"""
rules_swift_package_manager fetches what `Package.swift` lists: nothing without it.

Wrong:
```yaml
# specs/project.yml
build: bazel
bazel: { bundleIdPrefix: com.example }
packages: { RxSwift: { url: https://github.com/ReactiveX/RxSwift, version: "6.9.0" } }
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, bazel]
bazel: { bundleIdPrefix: com.example }
packages: { RxSwift: { url: https://github.com/ReactiveX/RxSwift, version: "6.9.0" } }
```

"""##,
"bazel-specs-elsewhere": ##"""
`BUILD.bazel` of the target package lists the specs among the inputs of the action that generates.

Wrong:
```yaml
# specs/project.yml
build: [swiftpm, bazel]
bazel: { bundleIdPrefix: com.example }
$ mkdir -p App
$ vipergen generate --specs specs --output App
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, bazel]
bazel: { bundleIdPrefix: com.example }
$ vipergen generate --specs specs --output .
```

"""##,
"bazel-without-build": ##"""
It would do nothing.

Wrong:
```yaml
# specs/project.yml
bazel: { bundleIdPrefix: com.example }
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, bazel]
bazel: { bundleIdPrefix: com.example }
```

"""##,
"beyond-limit": ##"""
`--limit` says how far it may go.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen report --limit missingPreviews=0
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
previews: { empty: {} }
$ vipergen generate
$ vipergen report --limit missingPreviews=0
```

"""##,
"binding-changed": ##"""
The scene's `binding` was changed in its spec.

Wrong:
```yaml
# specs/project.yml
platforms: { iOS: "17.0" }
# specs/Recipes/RecipeDetails.yml
style: mvvm
binding: combine
parts: { list: { state: { count: Int } } }
$ vipergen generate
$ sed -i.old s/combine/observation/ specs/Recipes/RecipeDetails.yml && rm specs/Recipes/*.old
$ vipergen generate --sync
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
binding: combine
parts: { list: { state: { count: Int } } }
$ vipergen generate
$ vipergen generate --sync
```

"""##,
"binding-needs-newer-platform": ##"""
The Observation framework came with iOS 17.

Wrong:
```yaml
# specs/project.yml
platforms: { iOS: "16.0" }
# specs/Recipes/RecipeDetails.yml
style: swiftui
binding: observation
```
Right:
```yaml
# specs/project.yml
platforms: { iOS: "17.0" }
# specs/Recipes/RecipeDetails.yml
style: swiftui
binding: observation
```

"""##,
"builder-needs-descriptor": ##"""
The resolver calls the view builder that is named after the scene.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: handwritten
builder: "RecipeModule.make(descriptor)"
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: handwritten
```

"""##,
"call-arguments": ##"""
The method's own parameters are handed on, all of them, in their order.

Wrong:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
uses: [recipeRepository]
interactor: { save: { parameters: { title: String }, calls: recipeRepository.save() } }
```
Right:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
uses: [recipeRepository]
interactor: { save: { parameters: { title: String }, calls: recipeRepository.save(title:) } }
```

"""##,
"call-as-mapping": ##"""
To YAML, `didTap(id: Int)` is a mapping, or plain text.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events: [didTapBuy(amount: Int)]
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didTapBuy: { amount: Int } }
```

"""##,
"call-of-other-service": ##"""
An interactor reaches the services under `uses`, and no others.

Wrong:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
interactor: { save: { calls: recipeRepository.save() } }
```
Right:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
uses: [recipeRepository]
interactor: { save: { calls: recipeRepository.save() } }
```

"""##,
"cannot-lock": ##"""
Two runs at once would overwrite each other's files, so each locks the folder that it writes to.

There is no example: it depends on the file system.

"""##,
"cannot-move": ##"""
The system's reason is in the message. Nothing was changed, or the next run finishes the change.

There is no example: it depends on the file system.

"""##,
"cannot-open": ##"""
The system's reason is in the message.

Wrong:
```sh
$ touch Package
$ vipergen generate --output Package
```
Right:
```sh
$ mkdir Package && vipergen generate --output Package
```

"""##,
"cannot-print": ##"""
The output is incomplete. Changes to files were made nevertheless.

Wrong:
```sh
$ vipergen check --specs-only > /dev/full
```
Right:
```sh
$ vipergen check --specs-only
```

"""##,
"cannot-read-input": ##"""
`vipergen report --gallery` makes its page of it.

Wrong:
```sh
$ vipergen report --gallery < .
```
Right:
```sh
$ printf 'Shelves: 1 scene\n\nJar\n  opens: JarViewController\n' | vipergen report --gallery
```

"""##,
"cannot-read": ##"""
The system's reason is in the message. An unreadable file could hold anything, so nothing is written.

Wrong:
```sh
$ vipergen mock --output Mocks Sources
```
Right:
```swift
// Sources/Client.swift
/// @mockable
protocol Client { func load() }
$ vipergen mock --output Mocks Sources
```

"""##,
"cannot-remove": ##"""
The system's reason is in the message.

There is no example: it depends on the file system.

"""##,
"cannot-run-git": ##"""
`--changed-since` and `--history` need its answers.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ tool=$(command -v vipergen)
$ PATH=/nowhere "$tool" lint --changed-since main
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen lint
```

"""##,
"cannot-run-swift": ##"""
With `manifest: team`, `check` needs it to read your `Package.swift`.

Wrong:
```yaml
# specs/project.yml
manifest: team
$ echo "// swift-tools-version: 6.2" > Package.swift
$ vipergen generate
$ PATH=/nowhere $(command -v vipergen) check
```
Right:
```sh
$ vipergen generate
$ vipergen check
```

"""##,
"cannot-write": ##"""
The system's reason is in the message, such as a full disk.

Wrong:
```sh
$ (ulimit -f 0; vipergen generate)
```
Right:
```sh
$ vipergen generate
```

"""##,
"catalyst-without-ios": ##"""
Xcode builds for Mac Catalyst what it builds for iOS.

Wrong:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
xcodegen: { bundleIdPrefix: com.example }
platforms: { macCatalyst: "17.0" }
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
xcodegen: { bundleIdPrefix: com.example }
platforms: { iOS: "17.0", macCatalyst: "17.0" }
```

"""##,
"changed-meanwhile": ##"""
Changes that somebody makes meanwhile are never overwritten. Run the command again.

There is no example: it takes two programs at the right instant.

"""##,
"child-cycle": ##"""
Building it would never end.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
children: { header: RecipeHeader }
# specs/Recipes/RecipeHeader.yml
children: { details: RecipeDetails }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
children: { header: RecipeHeader }
# specs/Recipes/RecipeHeader.yml
scene: RecipeHeader
```

"""##,
"child-parameter-type": ##"""
The generated code would not compile.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
children: { header: { to: RecipeHeader, with: { recipeID: Int } } }
# specs/Recipes/RecipeHeader.yml
parameters: { recipeID: Int64 }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
children: { header: { to: RecipeHeader, with: { recipeID: Int64 } } }
# specs/Recipes/RecipeHeader.yml
parameters: { recipeID: Int64 }
```

"""##,
"class-of-no-legacy": ##"""
They are about the view controller of an old screen; others are generated.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
class: OldRecipeViewController
```
Right:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: legacy
class: OldRecipeViewController
```

"""##,
"comment-sign": ##"""
YAML's comments begin with a number sign; what begins with slashes is text.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
// the first screen
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
# the first screen
```

"""##,
"component-argument": ##"""
Each parameter without a default value takes a field of the state of its type, or an event through a closure.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
state: { title: String }
contents: { top: { sections: { badge: { component: Badge, with: { txt: title } } } } }
// Sources/KitchenCore/Badge.swift
#if canImport(SwiftUI)
    public import SwiftUI

    /// @component
    public struct Badge: View {
        let text: String
        public init(text: String) { self.text = text }
        public var body: some View { Text(text) }
    }
#endif
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
state: { title: String }
contents: { top: { sections: { badge: { component: Badge, with: { text: title } } } } }
// Sources/KitchenCore/Badge.swift
#if canImport(SwiftUI)
    public import SwiftUI

    /// @component
    public struct Badge: View {
        let text: String
        public init(text: String) { self.text = text }
        public var body: some View { Text(text) }
    }
#endif
$ vipergen generate
```

"""##,
"component-mark": ##"""
A component is a struct at the top level of a file that is a SwiftUI `View`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
// Sources/KitchenCore/Badge.swift
#if canImport(SwiftUI)
    import SwiftUI

    /// @component
    struct Badge { let text: String }
#endif
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
// Sources/KitchenCore/Badge.swift
#if canImport(SwiftUI)
    import SwiftUI

    /// @component
    struct Badge: View {
        let text: String
        var body: some View { Text(text) }
    }
#endif
$ vipergen generate
```

"""##,
"component-without-previews": ##"""
Its previews are made of its initializer, with values from `samples`; so both have to be such that code beside it can call it.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
// Sources/KitchenCore/Price.swift
#if canImport(SwiftUI)
    import SwiftUI

    /// @component
    struct PriceTag: View {
        let price: Price
        var body: some View { Text(price.text) }
    }
#endif
$ vipergen generate
```
Right:
```yaml
# specs/project.yml
samples: { Recipe: .sample, Price: .sample }
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
// Sources/KitchenCore/Price.swift
#if canImport(SwiftUI)
    import SwiftUI

    /// @component
    struct PriceTag: View {
        let price: Price
        var body: some View { Text(price.text) }
    }
#endif
$ vipergen generate
```

"""##,
"conflicting-keys": ##"""
Together they contradict each other.

Wrong:
```yaml
# specs/project.yml
packages: { Charts: { path: Charts, url: https://example.com/charts.git, version: 1.0.0 } }
```
Right:
```yaml
# specs/project.yml
packages: { Charts: { url: https://example.com/charts.git, version: 1.0.0 } }
```

"""##,
"control-character": ##"""
It would end up in generated code, where it can change how a line looks.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: "One\arecipe."
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: "One recipe."
```

"""##,
"core-depends-on-feature": ##"""
Everyone may import core modules, so they import no features.

Wrong:
```yaml
# specs/Design/module.yml
kind: core
dependencies: [Recipes]
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
```
Right:
```yaml
# specs/Design/module.yml
kind: core
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
```

"""##,
"core-is-no-feature": ##"""
Every feature imports it.

Wrong:
```yaml
# specs/KitchenCore/module.yml
kind: feature
```
Right:
```yaml
# specs/KitchenCore/module.yml
kind: core
```

"""##,
"core-with-scenes": ##"""
Screens belong in features, so that changing one doesn't rebuild everything.

Wrong:
```yaml
# specs/KitchenCore/module.yml
kind: core
# specs/KitchenCore/RecipeList.yml
scene: RecipeList
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
scene: RecipeList
```

"""##,
"core-with-use-cases": ##"""
Use cases belong to a feature, and others reach them through the resolver. Make it a service if every module needs it.

Wrong:
```yaml
# specs/KitchenCore/module.yml
kind: core
useCases: { FetchRecipe: { methods: { run: } } }
```
Right:
```yaml
# specs/Recipes/module.yml
useCases: { FetchRecipe: { methods: { run: } } }
```

"""##,
"cut-by-comment": ##"""
In YAML, ` #` begins a comment. Quotes keep it in the text.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: Recipe #1 of the day.
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: "Recipe #1 of the day."
```

"""##,
"debt-grown": ##"""
What a team wants to become fewer must not become more without anybody's noticing.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
previews: { empty: {} }
$ vipergen generate
$ vipergen report --write-baseline baseline.txt >/dev/null
$ echo 'scene: RecipeList' > specs/Recipes/RecipeList.yml
$ vipergen generate >/dev/null 2>&1
$ vipergen report --baseline baseline.txt
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
previews: { empty: {} }
$ vipergen generate
$ vipergen report --write-baseline baseline.txt >/dev/null
$ vipergen report --baseline baseline.txt
```

"""##,
"definition-left": ##"""
Only paths and names of targets change by themselves: any other word may be about something else.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# project.yml
name: Kitchen
targetTemplates:
  Recipes:
    type: framework
$ mkdir -p Sources/Recipes
$ vipergen rename module Recipes Dishes --dry-run
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# project.yml
name: Kitchen
targets:
  Recipes:
    type: framework
$ mkdir -p Sources/Recipes
$ vipergen rename module Recipes Dishes --dry-run
```

"""##,
"dependency-cycle": ##"""
Swift can't build it.

Wrong:
```yaml
# specs/Design/module.yml
kind: core
dependencies: [Networking]
# specs/Networking/module.yml
kind: core
dependencies: [Design]
```
Right:
```yaml
# specs/Design/module.yml
kind: core
dependencies: [Networking]
# specs/Networking/module.yml
kind: core
```

"""##,
"dependency-on-app": ##"""
The app knows every module; no module knows the app.

Wrong:
```yaml
# specs/Recipes/module.yml
dependencies: [Kitchen]
```
Right:
```yaml
# specs/Recipes/module.yml
dependencies: []
```

"""##,
"dependency-on-interface": ##"""
Routes and `uses` bring it along.

Wrong:
```yaml
# specs/Recipes/module.yml
dependencies: [ShoppingInterface]
# specs/Shopping/CartDetails.yml
scene: CartDetails
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { cart: CartDetails }
# specs/Shopping/CartDetails.yml
scene: CartDetails
```

"""##,
"dependency-on-itself": ##"""
Swift can't build it.

Wrong:
```yaml
# specs/Recipes/module.yml
dependencies: [Recipes]
```
Right:
```yaml
# specs/Recipes/module.yml
dependencies: []
```

"""##,
"derived-name-clash": ##"""
Each method of a repository gets a second form with a derived name.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
repository: { load: , loadPublisher: }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
repository: { load: , observe: }
```

"""##,
"descriptor-cannot-conform": ##"""
The compiler writes these conformances, and does so only if every parameter has them.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
parameters: { onClose: "@escaping @MainActor () -> Void" }
descriptorConformances: [Hashable]
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
parameters: { title: { type: String, default: "" } }
descriptorConformances: [Hashable]
```

"""##,
"descriptor-mismatch": ##"""
They say what the descriptor holds; a generated one will take them in its place.

Wrong:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
# specs/Kitchen/RecipeDetails.yml
style: handwritten
descriptor: RecipeDetailsDescriptor
parameters: { recipeID: Int64 }
// Sources/Kitchen/Session.swift
final class Session {}
struct RecipeDetailsDescriptor { var recipe: Int64 }
enum RecipeDetailsViewBuilder {
    static func build(with descriptor: RecipeDetailsDescriptor, environment: Session) {}
}
$ vipergen generate
$ vipergen check
```
Right:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
# specs/Kitchen/RecipeDetails.yml
style: handwritten
descriptor: RecipeDetailsDescriptor
parameters: { recipe: Int64 }
// Sources/Kitchen/Session.swift
final class Session {}
struct RecipeDetailsDescriptor { var recipe: Int64 }
enum RecipeDetailsViewBuilder {
    static func build(with descriptor: RecipeDetailsDescriptor, environment: Session) {}
}
$ vipergen generate
$ vipergen check
```

"""##,
"duplicate-component": ##"""
Specs name a component by its name alone, and its previews are called after it.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
// Sources/KitchenCore/Details.swift
#if canImport(SwiftUI)
    import SwiftUI

    /// @component
    struct RecipeDetails: View {
        var body: some View { Text("Details") }
    }
#endif
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
// Sources/KitchenCore/Details.swift
#if canImport(SwiftUI)
    import SwiftUI

    /// @component
    struct RecipeSummary: View {
        var body: some View { Text("Details") }
    }
#endif
$ vipergen generate
```

"""##,
"duplicate-content": ##"""
Each gets its own type and file, and file names that differ only in capitals are the same on macOS.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
contents: { top: { sections: { title: } }, Top: { sections: { list: } } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
contents: { top: { sections: { title: } }, bottom: { sections: { list: } } }
```

"""##,
"duplicate-descriptor": ##"""
A descriptor leads to one scene.

Wrong:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: handwritten
descriptor: Screens.RecipeDetails
# specs/Kitchen/RecipeList.yml
style: handwritten
descriptor: Screens.RecipeDetails
```
Right:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: handwritten
descriptor: Screens.RecipeDetails
# specs/Kitchen/RecipeList.yml
style: handwritten
descriptor: Screens.RecipeList
```

"""##,
"duplicate-event": ##"""
The view model has one input for each event.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
events: [onTap]
parts: { photo: { events: [onTap] } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
events: [onTap]
parts: { photo: { events: [onPhotoTap] } }
```

"""##,
"duplicate-file-name": ##"""
Swift doesn't allow two files with the same name in a module, even in different folders.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ mkdir -p Sources/Recipes/Old && touch Sources/Recipes/Old/RecipeDetailsPresenter.swift
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ mkdir -p Sources/Recipes/Old && touch Sources/Recipes/Old/OldRecipeDetailsPresenter.swift
$ vipergen generate
```

"""##,
"duplicate-file": ##"""
Both `Cart.yml` and `Cart.yaml` would be the scene `Cart`.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
style: swiftui
# specs/Recipes/RecipeList.yaml
style: uikit
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
style: swiftui
```

"""##,
"duplicate-mock": ##"""
All mocks are in one module.

Wrong:
```swift
// Sources/Clients.swift
enum Shop {
    /// @mockable
    protocol Client { func load() }
}
/// @mockable
protocol Client { func load() }
```
Right:
```swift
// Sources/Clients.swift
enum Shop {
    /// @mockable(override: name = MockShopClient)
    protocol Client { func load() }
}
/// @mockable
protocol Client { func load() }
```

"""##,
"duplicate-module": ##"""
Each module has several targets, such as `RecipesInterface`. Their names are unique in a package.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/RecipesInterface/RecipeList.yml
scene: RecipeList
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Cooking/RecipeList.yml
scene: RecipeList
```

"""##,
"duplicate-package": ##"""
SwiftPM identifies packages by the last part of their address.

Wrong:
```yaml
# specs/project.yml
packages:
  Charts: { url: https://example.com/charts.git, version: 1.0.0 }
  Plots: { url: https://example.org/charts.git, version: 1.0.0 }
```
Right:
```yaml
# specs/project.yml
packages:
  Charts: { url: https://example.com/charts.git, version: 1.0.0 }
```

"""##,
"duplicate-part": ##"""
The type is named after the part, and the names differ only in capitals.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { image: , Image: }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { image: , photo: }
```

"""##,
"duplicate-product": ##"""
A module that lists it could mean either.

Wrong:
```yaml
# specs/project.yml
packages:
  Charts: { path: Charts, products: [Drawing] }
  Plots: { path: Plots, products: [Drawing] }
```
Right:
```yaml
# specs/project.yml
packages:
  Charts: { path: Charts, products: [Drawing] }
  Plots: { path: Plots, products: [PlotDrawing] }
```

"""##,
"duplicate-route": ##"""
Give the new one another name after a colon.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
routes: { details: RecipeSearch }
# specs/Recipes/RecipeSearch.yml
scene: RecipeSearch
$ vipergen new scene RecipeDetails --module Recipes --style swiftui --route-from RecipeList:details --yes
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
routes: { details: RecipeSearch }
# specs/Recipes/RecipeSearch.yml
scene: RecipeSearch
$ vipergen new scene RecipeDetails --module Recipes --style swiftui --route-from RecipeList:recipe --yes
```

"""##,
"duplicate-scene": ##"""
A scene is identified by its name alone: its descriptor is `ViewDescriptor.<Name>Descriptor`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/RecipeDetails.yml
scene: RecipeDetails
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/ProductDetails.yml
scene: ProductDetails
```

"""##,
"duplicate-section": ##"""
Each gets its own type and file, and file names that differ only in capitals are the same on macOS.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
contents: { top: { sections: { title: } }, bottom: { sections: { title: } } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
contents: { top: { sections: { title: } }, bottom: { sections: { footer: } } }
```

"""##,
"duplicate-use-case": ##"""
A use case is identified by its name alone.

Wrong:
```yaml
# specs/Recipes/module.yml
useCases: { FetchRecipe: { methods: { run: } } }
# specs/Shopping/module.yml
useCases: { FetchRecipe: { methods: { run: } } }
```
Right:
```yaml
# specs/Recipes/module.yml
useCases: { FetchRecipe: { methods: { run: } } }
# specs/Shopping/module.yml
useCases: { FetchProduct: { methods: { run: } } }
```

"""##,
"eject-out-of-date": ##"""
What becomes yours should be what the specs describe.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ mkdir Sources
$ vipergen eject --yes
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen eject --yes
```

"""##,
"ejected": ##"""
They have no header, so they are never overwritten.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen eject --yes
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen eject --yes
$ rm -r Package.swift Sources/*/Generated Tests/*/Generated
$ vipergen generate
```

"""##,
"emitted-name-clash": ##"""
Generated types are named after scenes, services and use cases.

Wrong:
```yaml
# specs/Recipes/module.yml
types: [RecipeDetailsView]
# specs/Recipes/RecipeDetails.yml
style: swiftui
```
Right:
```yaml
# specs/Recipes/module.yml
types: [RecipeView]
# specs/Recipes/RecipeDetails.yml
style: swiftui
```

"""##,
"emitted-syntax-error": ##"""
This is a bug in vipergen; please report it. Nothing was written.

There is no example: it is a mistake in a template.

"""##,
"environment-form": ##"""
Generated resolvers and environments are protocols on the main actor, to which the environment has to conform, and generated code uses both by their names alone.

Wrong:
```yaml
# specs/project.yml
environment: { type: Session, kind: actor }
```
Right:
```yaml
# specs/project.yml
environment: { type: Session, kind: struct }
```

"""##,
"feature-depends-on-feature": ##"""
Features never import features. They reach each other's scenes through routes, and each other's use cases through `uses`.

Wrong:
```yaml
# specs/Recipes/module.yml
dependencies: [Shopping]
# specs/Shopping/CartDetails.yml
scene: CartDetails
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { cart: CartDetails }
# specs/Shopping/CartDetails.yml
scene: CartDetails
```

"""##,
"feature-type-in-interface": ##"""
Descriptors are in an interface module, which can't import features. Types that several features share belong in a core module.

Wrong:
```yaml
# specs/Shopping/module.yml
types: [Cart]
# specs/Shopping/CartDetails.yml
scene: CartDetails
# specs/Recipes/RecipeDetails.yml
parameters: { cart: Cart }
```
Right:
```yaml
# specs/Shopping/CartDetails.yml
scene: CartDetails
# specs/Recipes/RecipeDetails.yml
parameters: { cart: Cart }
```

"""##,
"file-among-generated": ##"""
It isn't rewritten with the others, although people expect that of files there.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ echo "import KitchenCore" > Sources/Recipes/Generated/Mine.swift
$ vipergen lint
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ echo "import KitchenCore" > Sources/Recipes/Mine.swift
$ vipergen lint
```

"""##,
"file-in-the-way": ##"""
It doesn't begin with the header of generated files, so it isn't overwritten. Move or delete it.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ mkdir -p Sources/Recipes/Generated/Scenes/RecipeDetails
$ echo "// Mine" > Package.swift
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
```

"""##,
"file-too-large": ##"""
vipergen doesn't read larger files, so it can't know what this one declares, and stops.

There is no example: it takes a file of 16 MiB.

"""##,
"flag-of-no-service": ##"""
Only services can be replaced in tests.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
variants: { new: { to: NewRecipe, flag: Flags.shared.isOn } }
# specs/Recipes/NewRecipe.yml
scene: NewRecipe
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
variants: { new: { to: NewRecipe, flag: userFeatures.isOn } }
# specs/Recipes/NewRecipe.yml
scene: NewRecipe
```

"""##,
"folders-too-deep": ##"""
vipergen doesn't read deeper folders, so it can't know what they declare.

There is no example: it takes 65 folders in each other.

"""##,
"foreign-path": ##"""
Names that begin with a dot are other tools' own. After an interruption, a record that names one isn't trusted.

There is no example: it takes an app to adopt.

"""##,
"generated-elsewhere": ##"""
That folder shows which files belong to vipergen.

There is no example: it is a mistake in Swift code.

"""##,
"generated-member-changed": ##"""
It would no longer compile. The note gives the text to write.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int64 }
// Sources/Recipes/Links.swift
import RecipesInterface
import ViperRuntime
let first = ViewDescriptor.RecipeDetailsDescriptor(recipeID: 1)
$ vipergen generate
$ echo "parameters: { recipeID: Int64, page: Int }" > specs/Recipes/RecipeDetails.yml
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int64 }
// Sources/Recipes/Links.swift
import RecipesInterface
import ViperRuntime
let first = ViewDescriptor.RecipeDetailsDescriptor(recipeID: 1)
$ vipergen generate
$ echo "parameters: { recipeID: Int64, page: { type: Int, default: 1 } }" > specs/Recipes/RecipeDetails.yml
$ vipergen generate
```

"""##,
"generated-member-gone": ##"""
It would no longer compile.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
uses: [activityLogger, userFeatures]
// Sources/Recipes/Shopping.swift
func canShop(in environment: any RecipeDetailsEnvironment) -> Bool { environment.userFeatures.canShop }
$ vipergen generate
$ echo "uses: [activityLogger]" > specs/Recipes/RecipeDetails.yml
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
uses: [activityLogger, userFeatures]
// Sources/Recipes/Shopping.swift
func canShop(with features: any UserFeatures) -> Bool { features.canShop }
$ vipergen generate
$ echo "uses: [activityLogger]" > specs/Recipes/RecipeDetails.yml
$ vipergen generate
```

"""##,
"generated-resolver": ##"""
That tool's next run would undo what `--apply` changes there.

Wrong:
```swift
// App/Sources/Shop/Screens.swift
// Generated using Sourcery. DO NOT EDIT
protocol Route {}
struct HomeRoute: Route {}
struct HelpRoute: Route {}
final class Router {
    func screen(for route: any Route) -> UIViewController? {
        if route is HomeRoute { return UIViewController() }
        if route is HelpRoute { return UIViewController() }
        return nil
    }
}
$ vipergen adopt --apply --output App
```
Right:
```swift
// App/Sources/Shop/Screens.swift
protocol Route {}
struct HomeRoute: Route {}
struct HelpRoute: Route {}
final class Router {
    func screen(for route: any Route) -> UIViewController? {
        if route is HomeRoute { return UIViewController() }
        if route is HelpRoute { return UIViewController() }
        return nil
    }
}
$ vipergen adopt --apply --output App
```

"""##,
"generated-without-header": ##"""
The next run would treat it as yours.

There is no example: it is a mistake in a template.

"""##,
"generic-arguments": ##"""
The generated code would not compile.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didPick: { ids: Set } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didPick: { ids: Set<Int> } }
```

"""##,
"hidden-protocol": ##"""
Mocks are in their own module.

Wrong:
```yaml
# specs/project.yml
platforms: { iOS: "17.0" }
# specs/Recipes/module.yml
mocks: { protocols: [Baker] }
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
// Sources/Recipes/Baker.swift
protocol Baker { func bake() }
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/module.yml
mocks: { protocols: [Baker] }
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
// Sources/Recipes/Baker.swift
public protocol Baker { func bake() }
$ vipergen generate
```

"""##,
"ignored-by-git": ##"""
It wouldn't be committed, and a clone of the app wouldn't build.

Wrong:
```swift
// App/Sources/Shop/Screens.swift
protocol Route {}
struct HomeRoute: Route {}
struct HelpRoute: Route {}
final class Router {
    func screen(for route: any Route) -> UIViewController? {
        if route is HomeRoute { return UIViewController() }
        if route is HelpRoute { return UIViewController() }
        return nil
    }
}
$ git init --quiet App
$ echo 'Generated/' > App/.gitignore
$ vipergen adopt --output App
```
Right:
```swift
// App/Sources/Shop/Screens.swift
protocol Route {}
struct HomeRoute: Route {}
struct HelpRoute: Route {}
final class Router {
    func screen(for route: any Route) -> UIViewController? {
        if route is HomeRoute { return UIViewController() }
        if route is HelpRoute { return UIViewController() }
        return nil
    }
}
$ git init --quiet App
$ echo 'DerivedData/' > App/.gitignore
$ vipergen adopt --output App
```

"""##,
"image-service-needs-newer-platform": ##"""
ViperImages uses API that came with that version.

Wrong:
```yaml
# specs/project.yml
platforms: { iOS: "15.0" }
services: { images: ImageLoading }
```
Right:
```yaml
# specs/project.yml
platforms: { iOS: "17.0" }
services: { images: ImageLoading }
```

"""##,
"indentation": ##"""
In YAML, indentation is structure.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
    recipe: Recipe?
  title: String?
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
    recipe: Recipe?
    title: String?
```

"""##,
"inheritance-cycle": ##"""
Swift can't compile it either.

Wrong:
```swift
// Sources/Client.swift
/// @mockable
protocol Client: Server {}
protocol Server: Client {}
```
Right:
```swift
// Sources/Client.swift
/// @mockable
protocol Client: Server {}
protocol Server {}
```

"""##,
"initializer-differs": ##"""
The builder passes what the spec asks for, and the initializer is yours to change.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
interactor: { load: }
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
final class RecipeDetailsPresenter: RecipeDetailsPresenterContract {
    init(view: any RecipeDetailsViewContract) {}
    init(view: any RecipeDetailsViewContract, page: Int) {}
    func viewDidLoad() {}
}
$ vipergen generate --sync
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
interactor: { load: }
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
final class RecipeDetailsPresenter: RecipeDetailsPresenterContract {
    init(view: any RecipeDetailsViewContract, interactor: any RecipeDetailsInteractorContract) {}
    func viewDidLoad() {}
}
$ vipergen generate --sync
```

"""##,
"initializer-grew": ##"""
A class of your own gets the parameter from `generate --sync`. Other code that creates one, such as a test, has to pass it.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { back: RecipeDetails }
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
final class RecipeDetailsPresenter: RecipeDetailsPresenterContract {
    weak var view: (any RecipeDetailsViewContract)?
    init(descriptor: ViewDescriptor.RecipeDetailsDescriptor, view: (any RecipeDetailsViewContract)? = nil) {}
    func viewDidLoad() {}
}
$ vipergen generate --sync
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { back: RecipeDetails }
$ vipergen generate --sync
```

"""##,
"interrupted-change": ##"""
The note gives the command that finishes it.

There is no example: it takes a command that is killed at the right instant.

"""##,
"invisible-character": ##"""
No-break spaces and zero-width characters are easily copied from a web page or a chat. Type the line again.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
  ti‹E2›‹80›‹8B›tle: String?
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
  title: String?
```

"""##,
"journal-of-another-folder": ##"""
Files may differ here, and whoever copied or cloned the folder didn't run that command. The notes say how to finish or drop it.

There is no example: it takes a command that is killed at the right instant.

"""##,
"journal-unreadable": ##"""
vipergen records what it is about to change, so that it can finish after an interruption. It didn't write this record.

Wrong:
```sh
$ vipergen generate
$ echo "not a record" > .vipergen-journal
$ vipergen generate
```
Right:
```sh
$ vipergen generate
$ vipergen generate
```

"""##,
"legacy-in-feature": ##"""
Old screens depend on everything, so they belong in the app or in a module of `kind: legacy`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: legacy
class: OldRecipeViewController
```
Right:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: legacy
class: OldRecipeViewController
```

"""##,
"legacy-needs-class": ##"""
vipergen doesn't generate a view for an old screen, but shows this class.

Wrong:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: legacy
```
Right:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: legacy
class: OldRecipeViewController
```

"""##,
"legacy-needs-protocol": ##"""
An adapter conforms to the service's protocol and calls the old object.

Wrong:
```yaml
# specs/project.yml
services: { images: { type: ImageLoading, legacy: OldImages.shared } }
```
Right:
```yaml
# specs/project.yml
services: { images: { type: PictureLoading, legacy: OldImages.shared } }
```

"""##,
"legacy-with-parts": ##"""
Such a screen only becomes reachable; its parts aren't generated.

Wrong:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: legacy
class: OldRecipeViewController
events: [didTapBuy]
```
Right:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: legacy
class: OldRecipeViewController
```

"""##,
"legacy-with-use-cases": ##"""
Use cases belong to features.

Wrong:
```yaml
# specs/OldScreens/module.yml
kind: legacy
useCases: { FetchRecipe: { methods: { run: } } }
```
Right:
```yaml
# specs/Recipes/module.yml
useCases: { FetchRecipe: { methods: { run: } } }
```

"""##,
"lifecycle-event-of-part": ##"""
Only the whole screen appears and disappears.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { photo: { events: [onDisappear] } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
events: [onDisappear]
parts: { photo: }
```

"""##,
"lifecycle-event-with-parameters": ##"""
Nothing would pass them.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { viewWillAppear: { animated: Bool } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { viewWillAppear: }
```

"""##,
"link-leaves-specs": ##"""
The specs of a project are in one folder, so that a fresh clone has all of them.

Wrong:
```sh
$ mkdir -p specs/Recipes && touch elsewhere.yml
$ ln -s ../../elsewhere.yml specs/Recipes/RecipeList.yml
$ vipergen check --specs-only
```
Right:
```sh
$ mkdir -p specs/Recipes && touch specs/Recipes/RecipeList.yml
$ vipergen check --specs-only
```

"""##,
"linked-folder": ##"""
A link could form a cycle, or point to a folder that is read already.

Wrong:
```sh
$ mkdir -p specs/Recipes && ln -s Recipes specs/Shopping
$ vipergen check --specs-only
```
Right:
```sh
$ mkdir -p specs/Recipes specs/Shopping
$ vipergen check --specs-only
```

"""##,
"listed-twice": ##"""
The second one has no effect, so you probably meant another name.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
uses: [activityLogger, activityLogger]
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
uses: [activityLogger]
```

"""##,
"manifest-dependency": ##"""
With `manifest: team`, the package's manifest is yours, but it has to match the specs.

Wrong:
```swift
// Package.swift
dependencies: ["ShelfCore", "BooksInterface", runtime],
```
Right:
```swift
// Package.swift
dependencies: ["ShelfCore", "BooksInterface", runtime, rxSwift],
```

"""##,
"manifest-extra-dependency": ##"""
The specs define the boundaries between modules.

Wrong:
```swift
// Package.swift
.target(name: "BooksInterface", dependencies: ["ShelfCore", "Helpers", runtime], swiftSettings: strict),
```
Right:
```swift
// Package.swift
.target(name: "BooksInterface", dependencies: ["ShelfCore", runtime], swiftSettings: strict),
```

"""##,
"manifest-header": ##"""
Without `manifest: team`, the next `generate` would overwrite it.

Wrong:
```yaml
# specs/project.yml
manifest: team
$ sed -i.old 's/manifest: team//' specs/project.yml && rm specs/*.old
$ vipergen generate
$ echo "manifest: team" >> specs/project.yml
$ vipergen check
```
Right:
```sh
$ vipergen generate
$ vipergen check
```

"""##,
"manifest-localization": ##"""
SwiftPM takes texts of this language where there is no translation, and refuses several languages without it.

Wrong:
```yaml
# specs/project.yml
localization: en
$ vipergen generate >/dev/null
$ sed -i.old -e 2,4d -e /defaultLocalization/d Package.swift
$ echo 'manifest: team' >> specs/project.yml
$ vipergen check
```
Right:
```yaml
# specs/project.yml
localization: en
$ vipergen generate >/dev/null
$ sed -i.old -e 2,4d Package.swift
$ echo 'manifest: team' >> specs/project.yml
$ vipergen check
```

"""##,
"manifest-missing": ##"""
With it, you write the manifest yourself.

Wrong:
```yaml
# specs/project.yml
manifest: team
$ vipergen generate
$ vipergen check
```
Right:
```sh
$ vipergen generate
$ vipergen check
```

"""##,
"manifest-name": ##"""
They have to be the same.

Wrong:
```swift
// Package.swift
name: "Shelves",
    platforms:
```
Right:
```swift
// Package.swift
name: "Shelf",
    platforms:
```

"""##,
"manifest-package": ##"""
The specs define the addresses and versions of packages.

Wrong:
```swift
// Package.swift
exact: "6.8.0"
```
Right:
```swift
// Package.swift
exact: "6.9.0"
```

"""##,
"manifest-path": ##"""
Files would be generated where they aren't compiled.

Wrong:
```swift
// Package.swift
path: "Sources/Shelves/",
```
Right:
```swift
// Package.swift
path: "Sources/Books/",
```

"""##,
"manifest-platform": ##"""
Generated code uses the API of the platforms in the specs.

Wrong:
```swift
// Package.swift
platforms: [.iOS(.v15), .macOS(.v14)],
```
Right:
```swift
// Package.swift
platforms: [.iOS(.v16), .macOS(.v14)],
```

"""##,
"manifest-product": ##"""
Xcode builds the app from it.

Wrong:
```swift
// Package.swift
targets: ["Helpers"]
```
Right:
```swift
// Package.swift
targets: ["Shelf", "Helpers"]
```

"""##,
"manifest-resources": ##"""
Without them a module has no `Bundle.module`, which holds its texts and nibs.

Wrong:
```yaml
# specs/Books/BookList.yml
view: xib
```
Right:
```yaml
# specs/Books/BookList.yml
view: code
```

"""##,
"manifest-settings": ##"""
Generated code depends on them, for example on the default isolation.

Wrong:
```swift
// Package.swift
dependencies: ["ShelfCore", runtime]
```
Right:
```swift
// Package.swift
dependencies: ["ShelfCore", runtime], swiftSettings: strict
```

"""##,
"manifest-target": ##"""
Each module of the specs is a target.

Wrong:
```swift
// Package.swift
.target(
            name: "ShelfHeadless",
```
Right:
```swift
// Package.swift
.executableTarget(
            name: "ShelfHeadless",
```

"""##,
"manifest-tools": ##"""
The tools version is in its first line. This is only reported together with another difference.

There is no example: it comes with another difference.

"""##,
"manifest-unreadable": ##"""
The notes have Swift's errors.

Wrong:
```swift
// Package.swift
impotr PackageDescription
```
Right:
```swift
// Package.swift
import PackageDescription
```

"""##,
"manifest-without-swiftpm": ##"""
Without SwiftPM there is no `Package.swift`.

Wrong:
```yaml
# specs/project.yml
build: xcodegen
xcodegen: { bundleIdPrefix: com.example }
manifest: team
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
xcodegen: { bundleIdPrefix: com.example }
manifest: team
```

"""##,
"mark-in-vain": ##"""
Only protocols are mocked. A mark above an extension counts for the protocol that it extends.

Wrong:
```swift
// Sources/Client.swift
// sourcery: AutoMockable
final class Client { func load() {} }
```
Right:
```swift
// Sources/Client.swift
// sourcery: AutoMockable
protocol Loading { func load() }
final class Client: Loading { func load() {} }
```

"""##,
"member-differs": ##"""
It may only use another name for the same type; vipergen doesn't change what you wrote.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didPick: { amount: Int } }
$ vipergen generate
$ sed -i.old 's/amount: Int)/amount: Amount)/' Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
$ vipergen generate --sync
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didPick: { amount: Int } }
$ vipergen generate
$ vipergen generate --sync
```

"""##,
"member-name-case": ##"""
A part is a property and a type; with a capital both would have the same name.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { Header: { state: { title: String? } } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { header: { state: { title: String? } } }
```

"""##,
"member-not-asked-for": ##"""
It was renamed or removed in the spec. vipergen deletes nothing of yours.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events: [didTapBuy]
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
final class RecipeDetailsPresenter {}
extension RecipeDetailsPresenter: RecipeDetailsPresenterContract {
    func viewDidLoad() {}
    func didTapBuy() {}
    func didTapShare() {}
}
$ vipergen generate --sync
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events: [didTapBuy]
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
final class RecipeDetailsPresenter {}
extension RecipeDetailsPresenter: RecipeDetailsPresenterContract {
    func viewDidLoad() {}
    func didTapBuy() {}
}
$ vipergen generate --sync
```

"""##,
"merge-marker": ##"""
In a spec, keep what you need of both sides. Generated files are written again, markers and all. Only one that begins with a marker, and has the header on one side alone, may be yours: delete it, and run `vipergen generate`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
<<<<<<< HEAD
style: swiftui
=======
style: uikit
>>>>>>> main
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
style: swiftui
```

"""##,
"misplaced-call": ##"""
Use cases and repositories are there for more than handing on, and are written by hand.

Wrong:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
style: mvvm
uses: [recipeRepository]
useCase: { save: { calls: recipeRepository.save() } }
```
Right:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
style: mvvm
uses: [recipeRepository]
useCase: { save: }
```

"""##,
"misplaced-loaded-by": ##"""
A field of a state is loaded by an `async` method that returns it and changes nothing.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { recipe: { type: String, loadedBy: fetchRecipe } }
interactor: { fetchRecipe: { returns: Int, async: true } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { recipe: { type: String, loadedBy: fetchRecipe } }
interactor: { fetchRecipe: { returns: String, async: true } }
```

"""##,
"misplaced-publishes": ##"""
A view model follows publishers where its view observes by Combine. Everywhere else, methods are awaited.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
interactor: { titles: { returns: String, publishes: true } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
interactor: { titles: { returns: String, async: true } }
```

"""##,
"misplaced-work": ##"""
Only what a scene waits for is a load or an action, and only an action says that it is under way.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
interactor: { countView: { work: action } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
interactor: { countView: { async: true, work: action } }
```

"""##,
"missing-app-folder": ##"""
The generated file would lie where nothing builds it.

Wrong:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
# specs/Kitchen/RecipeDetails.yml
style: handwritten
descriptor: Screens.RecipeDetails
// App/Session.swift
final class Session {}
$ vipergen generate
```
Right:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
# specs/Kitchen/module.yml
sources: App
# specs/Kitchen/RecipeDetails.yml
style: handwritten
descriptor: Screens.RecipeDetails
// App/Session.swift
final class Session {}
$ vipergen generate
```

"""##,
"missing-child-parameter": ##"""
The generated code would not compile.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
children: { header: RecipeHeader }
# specs/Recipes/RecipeHeader.yml
parameters: { recipeID: Int64 }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
children: { header: { to: RecipeHeader, with: { recipeID: Int64 } } }
# specs/Recipes/RecipeHeader.yml
parameters: { recipeID: Int64 }
```

"""##,
"missing-colon": ##"""
A key ends with `:`, also when its value is on the next lines.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state
  recipe: Recipe?
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
  recipe: Recipe?
```

"""##,
"missing-comma": ##"""
Entries in brackets are separated by commas, also on lines of their own.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { recipe: Recipe?  title: String? }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { recipe: Recipe?, title: String? }
```

"""##,
"missing-descriptor": ##"""
The switch over adopted scenes has a case for it, so the app wouldn't compile.

Wrong:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
# specs/Kitchen/RecipeDetails.yml
style: handwritten
descriptor: RecipeDescriptor
// Sources/Kitchen/Session.swift
final class Session {}
struct RecipeDetailsDescriptor {}
enum RecipeDetailsViewBuilder {
    static func build(with descriptor: RecipeDetailsDescriptor, environment: Session) {}
}
$ vipergen generate
$ vipergen check
```
Right:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
# specs/Kitchen/RecipeDetails.yml
style: handwritten
descriptor: RecipeDetailsDescriptor
// Sources/Kitchen/Session.swift
final class Session {}
struct RecipeDetailsDescriptor {}
enum RecipeDetailsViewBuilder {
    static func build(with descriptor: RecipeDetailsDescriptor, environment: Session) {}
}
$ vipergen generate
$ vipergen check
```

"""##,
"missing-environment": ##"""
The app's generated extensions are added to it. With `environment` in `project.yml` none is scaffolded.

Wrong:
```yaml
# specs/project.yml
environment: Session
services: {}
// Sources/KitchenCore/Session.swift
@MainActor
public final class Session {}
$ vipergen generate
$ vipergen check
```
Right:
```yaml
# specs/project.yml
environment: { type: Session, module: KitchenCore }
services: {}
// Sources/KitchenCore/Session.swift
@MainActor
public final class Session {}
$ vipergen generate
$ vipergen check
```

"""##,
"missing-key": ##"""
It has no default.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { isLoading: { default: true } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { isLoading: { type: Bool, default: true } }
```

"""##,
"missing-member": ##"""
Its type doesn't conform to the contract any more, so the package doesn't build. `vipergen check` reports it in the formats that name places; as `text`, it prints a list.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
scene: RecipeList
$ vipergen generate --quiet
$ printf 'events: { didTapBuy: }\n' >> specs/Recipes/RecipeList.yml
$ vipergen generate --quiet >/dev/null 2>&1
$ vipergen check --format xcode
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
scene: RecipeList
$ vipergen generate --quiet
$ printf 'events: { didTapBuy: }\n' >> specs/Recipes/RecipeList.yml
$ vipergen generate --sync --quiet
$ vipergen check --format xcode
```

"""##,
"missing-protocol": ##"""
A mock needs the members of both. Pass its source as well, or import its module: a folder of that name beside the sources' own is read, too.

Wrong:
```swift
// Sources/Client.swift
/// @mockable
protocol Client: Server { func load() }
```
Right:
```swift
// Sources/Client.swift
/// @mockable
protocol Client: Server { func load() }
protocol Server { func stop() }
```

"""##,
"missing-route-parameter": ##"""
The generated code would not compile.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
routes: { details: RecipeDetails }
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int64 }
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
routes: { details: { to: RecipeDetails, with: { recipeID: Int64 } } }
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int64 }
```

"""##,
"missing-sources": ##"""
It hasn't been generated yet, or its folder was moved.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
$ vipergen generate
$ rm -r Sources/Shopping
$ vipergen lint
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
$ vipergen generate
$ vipergen lint
```

"""##,
"missing-space": ##"""
Without it, YAML reads the whole as one word.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
  recipe:Recipe?
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
  recipe: Recipe?
```

"""##,
"missing-value": ##"""
YAML reads it as null, but the key needs a value.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
  recipe:
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
  recipe: Recipe?
```

"""##,
"missing-view-builder": ##"""
Only its descriptor and its case in the resolver are generated. The resolver calls `<Scene>ViewBuilder`, which you write, in any file of the feature or of the app. An adopted scene may name another in `builder`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: handwritten
$ vipergen generate
$ vipergen check
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: handwritten
// Sources/Recipes/RecipeDetailsViewBuilder.swift
import RecipesInterface
import ViperRuntime
public enum RecipeDetailsViewBuilder {
    @MainActor
    public static func build(
        with descriptor: ViewDescriptor.RecipeDetailsDescriptor,
        environment: AnyObject
    ) -> UIViewController { UIViewController() }
}
$ vipergen generate
$ vipergen check
```

"""##,
"mock-annotation": ##"""
vipergen knows the annotations of mockolo and Sourcery.

Wrong:
```swift
// Sources/Client.swift
/// @mockable(override: name = )
protocol Client { func load() }
```
Right:
```swift
// Sources/Client.swift
/// @mockable(override: name = FakeClient)
protocol Client { func load() }
```

"""##,
"mock-name-clash": ##"""
Mocks have members such as `loadCalled` for a method `load`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events: [load, loadCalled]
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events: [load, didLoad]
```

"""##,
"module-named-like-type": ##"""
`Recipe.X` would always refer to the type, never to the module.

Wrong:
```yaml
# specs/Recipe/RecipeList.yml
state: { recipe: Recipe? }
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
state: { recipe: Recipe? }
```

"""##,
"moved-descriptor": ##"""
Code that uses it needs another import.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
# specs/Cooking/Oven.yml
scene: Oven
// Sources/Cooking/Links.swift
func show() { _ = ViewDescriptor.RecipeDetailsDescriptor.self }
$ vipergen move scene RecipeDetails --module Shopping --dry-run
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
# specs/Cooking/Oven.yml
scene: Oven
// Sources/Cooking/Links.swift
import ShoppingInterface
func show() { _ = ViewDescriptor.RecipeDetailsDescriptor.self }
$ vipergen move scene RecipeDetails --module Shopping --dry-run
```

"""##,
"moved-import": ##"""
It changes by itself only where it is certain what the file uses of which module.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsInteractor.swift
import RecipesInterface
import ShoppingInterface
final class RecipeDetailsInteractor {}
$ vipergen move scene RecipeDetails --module Shopping --dry-run
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsInteractor.swift
import ShoppingInterface
final class RecipeDetailsInteractor {}
$ vipergen move scene RecipeDetails --module Shopping --dry-run
```

"""##,
"moved-nib": ##"""
They are in the module's resources, and a nib names the module of its classes.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsInteractor.swift
final class RecipeDetailsInteractor { let bundle = recipesResources }
$ vipergen move scene RecipeDetails --module Shopping --dry-run
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsInteractor.swift
final class RecipeDetailsInteractor { let bundle = shoppingResources }
$ vipergen move scene RecipeDetails --module Shopping --dry-run
```

"""##,
"moved-route": ##"""
What leads to the scene needs another import. A generated wireframe has it by itself; one of an old screen is yours.

Wrong:
```yaml
# specs/Kitchen/OldOven.yml
style: legacy
class: OldOvenController
routes: { details: RecipeDetails }
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
$ mkdir -p Sources/Recipes
$ vipergen move scene RecipeDetails --module Shopping --dry-run
```
Right:
```yaml
# specs/Kitchen/OldOven.yml
style: legacy
class: OldOvenController
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
$ mkdir -p Sources/Recipes
$ vipergen move scene RecipeDetails --module Shopping --dry-run
```

"""##,
"moved-type": ##"""
Features don't import features.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
// Sources/Recipes/Steps.swift
struct Steps {}
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsInteractor.swift
final class RecipeDetailsInteractor { let steps = Steps() }
$ vipergen move scene RecipeDetails --module Shopping --dry-run
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
// Sources/KitchenCore/Steps.swift
public struct Steps {}
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsInteractor.swift
final class RecipeDetailsInteractor { let steps = Steps() }
$ vipergen move scene RecipeDetails --module Shopping --dry-run
```

"""##,
"name-is-implied": ##"""
There is no place in the specs where another name could be written.

Wrong:
```yaml
# specs/project.yml
project: Kitchen
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen rename module KitchenCore KitchenBase --dry-run
```
Right:
```yaml
# specs/project.yml
project: Kitchen
core: KitchenCore
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen rename module KitchenCore KitchenBase --dry-run
```

"""##,
"name-is-taken": ##"""
Two things of one name can't be told apart, neither by the compiler nor by a file system that ignores case.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Recipes/RecipeSearch.yml
scene: RecipeSearch
$ mkdir -p Sources/Recipes
$ vipergen rename scene RecipeSearch RecipeDetails --dry-run
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Recipes/RecipeSearch.yml
scene: RecipeSearch
$ mkdir -p Sources/Recipes
$ vipergen rename scene RecipeSearch RecipeFinder --dry-run
```

"""##,
"name-left": ##"""
Only what certainly is the same name is changed, and nothing in texts and comments.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
// Sources/Recipes/Steps.swift
// RecipeDetailsPresenter calls this.
struct Steps {}
$ vipergen rename scene RecipeDetails RecipePage --dry-run
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
// Sources/Recipes/Steps.swift
// RecipePagePresenter calls this.
struct Steps {}
$ vipergen rename scene RecipeDetails RecipePage --dry-run
```

"""##,
"name-mismatch": ##"""
Scenes are found by file name, modules by folder name.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: Recipe
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
```

"""##,
"name-not-utf8": ##"""
vipergen can't write or print such a path, so it doesn't read it.

There is no example: it takes a name that can't be shown.

"""##,
"name-too-long": ##"""
Files are named after it, and file systems don't allow longer names.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { ‹101×a›: Int }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { a: Int }
```

"""##,
"names-differ-in-case": ##"""
On macOS they are the same file.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
scene: RecipeList
# specs/Shopping/Recipelist.yml
scene: Recipelist
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
scene: RecipeList
# specs/Shopping/ProductList.yml
scene: ProductList
```

"""##,
"nested-too-deeply": ##"""
Reading it could overflow the stack, or never end. At most 64 brackets may be open at once, and a chain may have a few hundred links.

Wrong:
```swift
// Sources/Client.swift
let deep = ‹5000×(›1‹5000×)›
/// @mockable
protocol Client { func load() }
```
Right:
```swift
// Sources/Client.swift
/// @mockable
protocol Client { func load() }
```

"""##,
"no-project-spec": ##"""
A folder of specs has a `project.yml`. vipergen looks for it in `specs`, or in the folder given by `--specs`.

Wrong:
```sh
$ rm specs/project.yml
$ vipergen check --specs-only
```
Right:
```sh
$ vipergen check --specs-only
```

"""##,
"no-repository": ##"""
`--changed-since` and `--history` ask git what changed, and which commit is checked out.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen lint --changed-since main
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ git init --quiet
$ git -c user.name=A -c user.email=a@example.com commit --quiet --allow-empty --message Begin
$ vipergen lint --changed-since HEAD
```

"""##,
"no-resolver": ##"""
`adopt` writes specs for the scenes that the app's own resolver opens.

Wrong:
```swift
// App/Sources/Shop/Screens.swift
struct HomeDescriptor {}
$ vipergen adopt --output App
```
Right:
```swift
// App/Sources/Shop/Screens.swift
protocol ScreenDescriptor { associatedtype Output }
struct HomeDescriptor: ScreenDescriptor { typealias Output = UIViewController }
struct HelpDescriptor: ScreenDescriptor { typealias Output = UIViewController }
final class Dependencies {
    func resolve<D: ScreenDescriptor>(_ descriptor: D) -> D.Output {
        switch descriptor {
        case is HomeDescriptor: return UIViewController() as! D.Output
        case is HelpDescriptor: return UIViewController() as! D.Output
        default: fatalError()
        }
    }
}
$ vipergen adopt --output App
```

"""##,
"no-sandbox-output": ##"""
`vipergen report --gallery` makes its page of the screens that `swift run <Feature>Sandbox` prints.

Wrong:
```sh
$ echo hello | vipergen report --gallery
```
Right:
```sh
$ printf 'Shelves: 1 scene\n\nJar\n  opens: JarViewController\n' | vipergen report --gallery
```

"""##,
"no-such-folder": ##"""
SwiftPM would refuse the generated `Package.swift`.

Wrong:
```yaml
# specs/project.yml
packages: { Charts: { path: Packages/Charts } }
$ mkdir -p Packages/Chart && touch Packages/Chart/Package.swift
$ vipergen check --specs-only
```
Right:
```yaml
# specs/project.yml
packages: { Charts: { path: Packages/Chart } }
$ mkdir -p Packages/Chart && touch Packages/Chart/Package.swift
$ vipergen check --specs-only
```

"""##,
"no-such-tab": ##"""
Tabs are counted from zero.

Wrong:
```yaml
# specs/project.yml
tabs: [RecipeDetails]
# specs/Recipes/RecipeDetails.yml
routes: { first: { present: tab, tab: 1 } }
```
Right:
```yaml
# specs/project.yml
tabs: [RecipeDetails]
# specs/Recipes/RecipeDetails.yml
routes: { first: { present: tab, tab: 0 } }
```

"""##,
"no-target-package": ##"""
It is nearly always the wrong folder: `--output` names the target package.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen lint
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen lint
```

"""##,
"nobody-to-ask": ##"""
Scripts and CI have to pass all arguments.

Wrong:
```sh
$ vipergen init Pantry --output Pantry --runtime https://example.com/ViperGen@1.0.0 < /dev/null
```
Right:
```sh
$ vipergen init --yes Pantry --output Pantry --runtime https://example.com/ViperGen@1.0.0
```

"""##,
"not-a-boolean": ##"""
YAML's other spellings, such as `yes` and `on`, are plain text here.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
interactor: { load: { async: yes } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
interactor: { load: { async: true } }
```

"""##,
"not-a-bundle-identifier": ##"""
Apple's tools take letters, digits and `-`, in words separated by dots.

Wrong:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
xcodegen: { bundleIdPrefix: com.example_team }
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
xcodegen: { bundleIdPrefix: com.example-team }
```

"""##,
"not-a-choice": ##"""
The message lists them, or suggests one.

There is no example: it takes a terminal to answer on.

"""##,
"not-a-class": ##"""
A view controller has a plain name, without generic arguments.

Wrong:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: legacy
class: "[Int]"
```
Right:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: legacy
class: OldRecipeViewController
```

"""##,
"not-a-descriptor": ##"""
A descriptor is extended, which only a type with a name can be.

Wrong:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: handwritten
descriptor: Descriptor<Recipe>
```
Right:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: handwritten
descriptor: Screens.RecipeDetails
```

"""##,
"not-a-file": ##"""
Pipes and devices can't be read like files.

Wrong:
```sh
$ mkdir -p specs/Recipes && mkfifo specs/Recipes/RecipeList.yml
$ vipergen check --specs-only
```
Right:
```sh
$ mkdir -p specs/Recipes && touch specs/Recipes/RecipeList.yml
$ vipergen check --specs-only
```

"""##,
"not-a-folder": ##"""
Specs are a folder with `project.yml` and a folder for each module.

Wrong:
```sh
$ vipergen check --specs-only --specs specs/project.yml
```
Right:
```sh
$ vipergen check --specs-only --specs specs
```

"""##,
"not-a-language": ##"""
String catalogues name languages by their codes, with a script or a region where that matters.

Wrong:
```yaml
# specs/project.yml
localization: English
```
Right:
```yaml
# specs/project.yml
localization: en
```

"""##,
"not-a-number": ##"""
Tabs are counted from zero.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { search: { present: tab, tab: first } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { search: { present: tab, tab: 0 } }
```

"""##,
"not-a-package-name": ##"""
SwiftPM would refuse it, or it could not be imported.

Wrong:
```yaml
# specs/project.yml
packages: { "Charts/Core": { path: Charts } }
```
Right:
```yaml
# specs/project.yml
packages: { Charts: { path: Charts } }
```

"""##,
"not-a-pattern": ##"""
`*` matches any letters, `?` matches one; `{}` stands for the protocol's name.

Wrong:
```yaml
# specs/Recipes/module.yml
mocks: { protocols: [Baker], className: Mock }
```
Right:
```yaml
# specs/Recipes/module.yml
mocks: { protocols: [Baker], className: "Mock{}" }
```

"""##,
"not-a-protocol": ##"""
The generated code would not compile.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
parameters: { id: any Int }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
parameters: { id: Int }
```

"""##,
"not-a-type": ##"""
It would be copied into generated code.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { ids: "Int[]" }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { ids: "[Int]" }
```

"""##,
"not-a-version": ##"""
The version of a package has three numbers, that of a platform one to three.

Wrong:
```yaml
# specs/project.yml
platforms: { iOS: seventeen }
```
Right:
```yaml
# specs/project.yml
platforms: { iOS: "17.0" }
```

"""##,
"not-adopted": ##"""
Its arm in the resolver can't stand in another file as it is, or can't be read without a compiler.

Wrong:
```swift
// App/Sources/Shop/Screens.swift
protocol Route {}
struct HomeRoute: Route {}
struct HelpRoute: Route {}
struct DoorRoute: Route {}
final class Router {
    func screen(for route: any Route) -> UIViewController? {
        if route is HomeRoute { return UIViewController() }
        if route is HelpRoute { return UIViewController() }
        if route is DoorRoute {
            let door = UIViewController()
            return door
        }
        return nil
    }
}
$ vipergen adopt --output App
```
Right:
```swift
// App/Sources/Shop/Screens.swift
protocol Route {}
struct HomeRoute: Route {}
struct HelpRoute: Route {}
struct DoorRoute: Route {}
final class Router {
    func screen(for route: any Route) -> UIViewController? {
        if route is HomeRoute { return UIViewController() }
        if route is HelpRoute { return UIViewController() }
        if route is DoorRoute { return UIViewController() }
        return nil
    }
}
$ vipergen adopt --output App
```

"""##,
"not-an-address": ##"""
It becomes a constant in generated code, so it has to be valid.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { help: { url: ftp://example.com } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { help: { url: https://example.com } }
```

"""##,
"not-an-error": ##"""
The generated code would not compile. One type is thrown; a protocol isn't one, but for `any Error`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
interactor: { buy: { throws: OrderError? } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
interactor: { buy: { throws: OrderError } }
```

"""##,
"not-an-expression": ##"""
It would be copied into generated code. Statements and comments aren't expressions.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { count: { type: Int, default: "1; 2" } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { count: { type: Int, default: "1 + 2" } }
```

"""##,
"not-an-identifier": ##"""
Names in specs become names in generated code.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { author-name: String? }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { authorName: String? }
```

"""##,
"not-committed": ##"""
`vipergen remove --with-sources` deletes only what git could bring back, down to the last change.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
scene: RecipeList
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate --quiet
$ git init --quiet
$ git -c user.name=A -c user.email=a@example.com commit --quiet --allow-empty --message Begin
$ vipergen remove scene RecipeDetails --with-sources --yes
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
scene: RecipeList
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate --quiet
$ git init --quiet && git add --all
$ git -c user.name=A -c user.email=a@example.com commit --quiet --message Begin
$ vipergen remove scene RecipeDetails --with-sources --yes
```

"""##,
"not-confirmed": ##"""
Without confirmation, nothing is changed.

There is no example: it takes a terminal.

"""##,
"not-utf-8": ##"""
Converted to text, it would be another path.

Wrong:
```sh
$ vipergen check --specs-only --specs "$(printf 'b\377')"
```
Right:
```sh
$ vipergen check --specs-only --specs specs
```

"""##,
"nothing-to-mock": ##"""
Protocols are mocked if they are annotated, or selected with `--name` or `--all-public`.

Wrong:
```swift
// Sources/Client.swift
protocol Client { func load() }
$ vipergen mock --output Mocks Sources
```
Right:
```swift
// Sources/Client.swift
/// @mockable
protocol Client { func load() }
$ vipergen mock --output Mocks Sources
```

"""##,
"orphaned-file": ##"""
A scene was renamed, moved or deleted, its style was changed, or a section is drawn by a component now, and this file stayed behind. Tests are recognized by the mocks that they use. `generate` and `check` report it until it is gone or listed under `keptFiles`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
// Sources/Recipes/Application/RecipeList/RecipeListPresenter.swift
final class RecipeListPresenter {}
$ vipergen generate
```
Right:
```yaml
# specs/project.yml
keptFiles: [Sources/Recipes/Application/RecipeList]
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
// Sources/Recipes/Application/RecipeList/RecipeListPresenter.swift
final class RecipeListPresenter {}
$ vipergen generate
```

"""##,
"other-project": ##"""
Its generated files would be removed as left over, and replaced by those of this project. On a terminal, vipergen asks.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
scene: RecipeList
$ mkdir -p other/specs && sed 's/Kitchen/Pantry/' specs/project.yml > other/specs/project.yml
$ vipergen generate --output other
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
scene: RecipeList
$ mkdir -p other/specs && sed 's/Kitchen/Pantry/' specs/project.yml > other/specs/project.yml
$ vipergen generate --output kitchen
```

"""##,
"other-version": ##"""
Everybody who works on a project generates by the same version, or each run would change what the last one wrote. Nothing else in the specs is looked at: another version may have other keys.

Wrong:
```yaml
# specs/project.yml
vipergenVersion: 0.0.1
```
Right:
```yaml
# specs/project.yml
project: Kitchen
```

"""##,
"outdated-file": ##"""
Specs were changed and nobody generated, or somebody edited a generated file. `vipergen check` reports it in the formats that name places; as `text`, it prints a list.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
scene: RecipeList
$ vipergen check --format xcode
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
scene: RecipeList
$ vipergen generate --quiet
$ vipergen check --format xcode
```

"""##,
"output-in-specs": ##"""
Generated files would be mixed with the specs.

Wrong:
```sh
$ vipergen generate --output specs/Package
```
Right:
```sh
$ vipergen generate --output Package
```

"""##,
"overlapping-sources": ##"""
A file would belong to both.

Wrong:
```yaml
# specs/Recipes/module.yml
sources: Modules/Recipes
# specs/Shopping/module.yml
sources: Modules/Recipes/Shopping
```
Right:
```yaml
# specs/Recipes/module.yml
sources: Modules/Recipes
# specs/Shopping/module.yml
sources: Modules/Shopping
```

"""##,
"part-hides-type": ##"""
A part `image` has a type `ImageData`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { image: { state: { data: ImageData? } } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { photo: { state: { data: ImageData? } } }
```

"""##,
"part-of-other-style": ##"""
Each style has different parts; `mvvm`, for example, has a `useCase` and a `repository` instead of an `interactor`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
interactor: { fetchRecipe: { returns: Recipe, async: true, throws: true } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
useCase: { fetchRecipe: { returns: Recipe, async: true, throws: true } }
```

"""##,
"path-clash": ##"""
Paths that differ only in capitals are the same on macOS.

There is no example: it is a mistake in vipergen, or a clash of names that no rule finds yet.

"""##,
"path-leaves-package": ##"""
vipergen doesn't write through links or above the package's folder.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ mkdir -p Sources elsewhere && ln -s ../elsewhere Sources/KitchenCore
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ mkdir -p Sources/KitchenCore
$ vipergen generate
```

"""##,
"preview-cannot-combine": ##"""
Flags, optionals, enums and what is loaded have few values. Those of optionals and of what is loaded come from `samples`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { title: String, isLoading: Bool }
previews: { combinations: [title, isLoading] }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { title: String, isLoading: Bool }
previews: { combinations: [isLoading] }
```

"""##,
"preview-needs-value": ##"""
The field has no default, so the preview needs one.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parameters: { theme: Theme }
parts: { top: { state: { theme: Theme } } }
previews: { dark: {} }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parameters: { theme: Theme }
parts: { top: { state: { theme: Theme } } }
previews: { dark: { top: { theme: .dark } } }
```

"""##,
"product-named-like-target": ##"""
Swift couldn't tell the two apart in an import.

Wrong:
```yaml
# specs/project.yml
packages: { Recipes: { path: Packages/Recipes } }
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
```
Right:
```yaml
# specs/project.yml
packages: { RecipeKit: { path: Packages/Recipes } }
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
```

"""##,
"program-not-ascii": ##"""
The app and sandboxes are programs; other modules may have any name.

Wrong:
```yaml
# specs/project.yml
project: Küche
```
Right:
```yaml
# specs/project.yml
project: Kueche
```

"""##,
"project-exists": ##"""
`init` starts a new one; `vipergen new` adds to an existing one.

Wrong:
```sh
$ vipergen init --yes Pantry --runtime https://example.com/ViperGen@1.0.0
```
Right:
```sh
$ vipergen init --yes Pantry --output Pantry --runtime https://example.com/ViperGen@1.0.0
```

"""##,
"protocol-without-any": ##"""
Swift requires `any` before a protocol that is used as the type of a value.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didFail: { with: Error } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didFail: { with: any Error } }
```

"""##,
"quote-in-quotes": ##"""
YAML ends the text at that mark, and can't read the rest.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: 'It's new'
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: "It's new"
```

"""##,
"repeated-name": ##"""
Its view begins with the scene's name, so that it would be there twice: `RecipeDetailsDetailsContent`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
contents: { details: { sections: { title: } } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
contents: { page: { sections: { title: } } }
```

"""##,
"repository-beside-shared-use-case": ##"""
A use case in `module.yml` is made with the repository that it names there.

Wrong:
```yaml
# specs/Recipes/module.yml
useCases: { FetchRecipe: { methods: { run: } } }
# specs/Recipes/RecipeDetails.yml
style: mvvm
useCase: FetchRecipe
repository: { load: }
```
Right:
```yaml
# specs/Recipes/module.yml
repositories: { Recipes: { methods: { load: } } }
useCases: { FetchRecipe: { repository: Recipes, methods: { run: } } }
# specs/Recipes/RecipeDetails.yml
style: mvvm
useCase: FetchRecipe
```

"""##,
"requirement-added": ##"""
It would no longer compile. `vipergen generate --sync` adds the member to scaffolds; to other types, a spy for example, you add it.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events: [didTapBuy]
$ vipergen generate
$ echo "events: [didTapBuy, didTapShare]" > specs/Recipes/RecipeDetails.yml
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events: [didTapBuy]
$ vipergen generate
$ echo "events: [didTapBuy, didTapShare]" > specs/Recipes/RecipeDetails.yml
$ vipergen generate --sync
```

"""##,
"reserved-name": ##"""
The note says where it is used, and suggests a free name.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events: [view]
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events: [didTapView]
```

"""##,
"route-parameter-needs-type": ##"""
Other routes take it from their destination.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { share: { present: custom, with: [recipe] } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { share: { present: custom, with: { recipe: Recipe } } }
```

"""##,
"route-parameter-type": ##"""
The generated code would not compile.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
routes: { details: { to: RecipeDetails, with: { recipeID: Int } } }
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int64 }
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
routes: { details: { to: RecipeDetails, with: [recipeID] } }
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int64 }
```

"""##,
"route-to-output": ##"""
A navigation controller can't be pushed onto another one, and a view for SwiftUI isn't a view controller.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
routes: { details: RecipeDetails }
# specs/Recipes/RecipeDetails.yml
output: UINavigationController
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
routes: { details: { to: RecipeDetails, present: present } }
# specs/Recipes/RecipeDetails.yml
output: UINavigationController
```

"""##,
"running-field-type": ##"""
It is `true` while the action is under way, and `false` before and after.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { isBuying: Int }
interactor: { buy: { async: true, running: isBuying } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { isBuying: Bool }
interactor: { buy: { async: true, running: isBuying } }
```

"""##,
"sandbox-needs-sample": ##"""
A sandbox shows every scene of its feature, so it needs an example of each type that they take.

Wrong:
```yaml
# specs/Recipes/module.yml
sandbox: true
# specs/Recipes/RecipeDetails.yml
parameters: { theme: Theme }
```
Right:
```yaml
# specs/project.yml
samples: { Theme: .sample }
# specs/Recipes/module.yml
sandbox: true
# specs/Recipes/RecipeDetails.yml
parameters: { theme: Theme }
```

"""##,
"sandbox-of-no-feature": ##"""
A sandbox is an app that shows the scenes of one feature.

Wrong:
```yaml
# specs/Design/module.yml
kind: core
sandbox: true
```
Right:
```yaml
# specs/Design/module.yml
kind: core
```

"""##,
"sandbox-without-scenes": ##"""
There would be nothing to show.

Wrong:
```yaml
# specs/Recipes/module.yml
sandbox: true
```
Right:
```yaml
# specs/Recipes/module.yml
sandbox: true
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
```

"""##,
"scaffold-left-over": ##"""
What it was written for was removed from the spec. vipergen deletes nothing of yours.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { list: RecipeList }
# specs/Recipes/RecipeList.yml
scene: RecipeList
$ vipergen generate
$ rm -r Sources/Recipes/Application/RecipeDetails/* Tests/RecipesTests
$ echo "final class RecipeDetailsWireframe: RecipeDetailsWireframeContract { func list() {} }" \
$     > Sources/Recipes/Application/RecipeDetails/RecipeDetailsWireframe.swift
$ echo "scene: RecipeDetails" > specs/Recipes/RecipeDetails.yml
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { list: RecipeList }
# specs/Recipes/RecipeList.yml
scene: RecipeList
$ vipergen generate
```

"""##,
"scaffold-without-scene": ##"""
The scene was renamed, moved or deleted; rename, move or delete its scaffolds yourself.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
// Sources/Recipes/Application/RecipeList/RecipeListPresenter.swift
final class RecipeListPresenter {}
extension RecipeListPresenter: RecipeListPresenterContract {}
$ vipergen generate --sync
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen generate --sync
```

"""##,
"scene-among-legacy": ##"""
New scenes belong in features, or in the app until they can move to one.

Wrong:
```yaml
# specs/OldScreens/module.yml
kind: legacy
# specs/OldScreens/RecipeDetails.yml
style: swiftui
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
```

"""##,
"scene-is-there": ##"""
There is nothing to move.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
$ mkdir -p Sources/Recipes
$ vipergen move scene RecipeDetails --module Recipes --yes
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
$ mkdir -p Sources/Recipes
$ vipergen move scene RecipeDetails --module Shopping --dry-run
```

"""##,
"section-name-clash": ##"""
An event `tapOrder` is reported through a closure `onTapOrder`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
events: [didTapOrder, tapOrder]
contents: { top: { sections: { order: { events: [didTapOrder, tapOrder] } } } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
events: [didTapOrder, tapOrder]
contents: { top: { sections: { order: { events: [didTapOrder] } } } }
```

"""##,
"service-needs-default": ##"""
For a protocol of yours, you write the type that the app uses; for an `Int`, the default says which one.

Wrong:
```yaml
# specs/project.yml
services: { timeout: Int }
```
Right:
```yaml
# specs/project.yml
services: { timeout: { type: Int, default: 30 } }
```

"""##,
"service-not-sendable": ##"""
Use cases are `Sendable`, and store their services. Scenes, which stay on the main actor, may use it.

Wrong:
```yaml
# specs/project.yml
services: { beep: { type: "() -> Void", default: "{}" } }
# specs/Recipes/module.yml
useCases: { FetchRecipe: { uses: [beep], methods: { run: } } }
```
Right:
```yaml
# specs/project.yml
services: { beep: { type: "@Sendable () -> Void", default: "{}" } }
# specs/Recipes/module.yml
useCases: { FetchRecipe: { uses: [beep], methods: { run: } } }
```

"""##,
"several-places": ##"""
vipergen adds it only where there is one place.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events: [didTapBuy]
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
#if DEBUG
final class RecipeDetailsPresenter {}
#else
final class RecipeDetailsPresenter {}
#endif
$ vipergen generate --sync
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events: [didTapBuy]
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
final class RecipeDetailsPresenter {}
$ vipergen generate --sync
```

"""##,
"several-resolvers": ##"""
A project has one switch, which is added to one type.

Wrong:
```swift
// App/Sources/Shop/Screens.swift
protocol Route {}
struct HomeRoute: Route {}
struct HelpRoute: Route {}
final class Router {
    func screen(for route: any Route) -> UIViewController? {
        if route is HomeRoute { return UIViewController() }
        if route is HelpRoute { return UIViewController() }
        return nil
    }
}
final class OldRouter {
    func screen(for route: any Route) -> UIViewController? {
        if route is HomeRoute { return UIViewController() }
        if route is HelpRoute { return UIViewController() }
        return nil
    }
}
$ vipergen adopt --output App
```
Right:
```swift
// App/Sources/Shop/Screens.swift
protocol Route {}
struct HomeRoute: Route {}
struct HelpRoute: Route {}
final class Router {
    func screen(for route: any Route) -> UIViewController? {
        if route is HomeRoute { return UIViewController() }
        if route is HelpRoute { return UIViewController() }
        return nil
    }
}
final class OldRouter {
    func screen(for route: any Route) -> UIViewController? {
        if route is HomeRoute { return UIViewController() }
        if route is HelpRoute { return UIViewController() }
        return nil
    }
}
$ vipergen adopt --output App --resolver Router
```

"""##,
"shadows-platform-module": ##"""
`import UIKit` would import the wrong one.

Wrong:
```yaml
# specs/UIKit/RecipeList.yml
scene: RecipeList
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
scene: RecipeList
```

"""##,
"shadows-platform-type": ##"""
Files that import it would use the wrong one.

Wrong:
```yaml
# specs/URLSession/RecipeList.yml
scene: RecipeList
```
Right:
```yaml
# specs/Networking/RecipeList.yml
scene: RecipeList
```

"""##,
"shared-scene-not-pushed": ##"""
There is one such screen, and only a push takes it from where it is shown already.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
routes: { details: { to: RecipeDetails, present: replace } }
# specs/Kitchen/RecipeDetails.yml
style: legacy
class: OldRecipeViewController
lifetime: shared
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
routes: { details: { to: RecipeDetails, present: push } }
# specs/Kitchen/RecipeDetails.yml
style: legacy
class: OldRecipeViewController
lifetime: shared
```

"""##,
"source-syntax-error": ##"""
Its protocols can't be read reliably. The compiler reports the error as well.

Wrong:
```swift
// Sources/Client.swift
/// @mockable
protocol Client { func load( }
```
Right:
```swift
// Sources/Client.swift
/// @mockable
protocol Client { func load() }
```

"""##,
"sources-leave-package": ##"""
Nothing is written outside of the target package.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ mkdir -p Sources && ln -s /tmp Sources/Recipes
$ vipergen check --specs-only
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ mkdir -p Sources/Recipes
$ vipergen check --specs-only
```

"""##,
"spec-not-editable": ##"""
Specs are yours: a command only adds entries, and changes nothing else. Add this one by hand.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
routes: &shared
  search: RecipeSearch
children: *shared
# specs/Recipes/RecipeSearch.yml
scene: RecipeSearch
$ vipergen new scene RecipeDetails --module Recipes --style swiftui --route-from RecipeList --yes
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
routes:
  search: RecipeSearch
# specs/Recipes/RecipeSearch.yml
scene: RecipeSearch
$ vipergen new scene RecipeDetails --module Recipes --style swiftui --route-from RecipeList --yes
```

"""##,
"split-at-comma": ##"""
In braces, a comma ends the value. Quotes keep it together.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { pair: Result<Int, any Error>? }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { pair: "Result<Int, any Error>?" }
```

"""##,
"start-needs-defaults": ##"""
Nothing passes them at launch.

Wrong:
```yaml
# specs/project.yml
start: RecipeDetails
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int64 }
```
Right:
```yaml
# specs/project.yml
start: RecipeDetails
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: { type: Int64, default: 1 } }
```

"""##,
"start-needs-view-controller": ##"""
A window shows a view controller.

Wrong:
```yaml
# specs/project.yml
start: RecipeDetails
# specs/Recipes/RecipeDetails.yml
style: swiftui
output: EmbeddedScene
```
Right:
```yaml
# specs/project.yml
start: RecipeDetails
# specs/Recipes/RecipeDetails.yml
style: swiftui
```

"""##,
"state-cannot-conform": ##"""
The compiler writes these conformances, and does so only if every field has them.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { didFinish: "(() -> Void)?" }
stateConformances: [Equatable]
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { isFinished: Bool? }
stateConformances: [Equatable]
```

"""##,
"state-needs-default": ##"""
The state exists before anything is loaded. Give it a default, make it optional, or give the type a sample.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { theme: Theme }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { theme: Theme? }
```

"""##,
"still-needed": ##"""
Without it the specs would have errors: a route that leads nowhere, for example.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
routes: { details: { to: RecipeDetails, present: push } }
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate --quiet
$ vipergen remove scene RecipeDetails --yes
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
scene: RecipeList
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ mkdir -p Sources/Recipes
$ vipergen remove scene RecipeDetails --yes
```

"""##,
"stray-bracket": ##"""
Either it is one too many, or the opening one is missing.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { recipe: Recipe? }}
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { recipe: Recipe? }
```

"""##,
"stray-file": ##"""
Its path says what it is about: `<Module>/<Scene>.yml`, `<Module>/module.yml` or `project.yml`.

Wrong:
```yaml
# specs/RecipeList.yml
style: swiftui
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
style: swiftui
```

"""##,
"string-needs-quotes": ##"""
YAML's quotes are gone when the value is read, so `title` alone is the name of some value.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { title: { type: String, default: Soup } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { title: { type: String, default: '"Soup"' } }
```

"""##,
"stub-needs-protocol": ##"""
The test server replaces the service by conforming to its protocol.

Wrong:
```yaml
# specs/project.yml
services: { timeout: { type: Int, default: 30, stub: json } }
```
Right:
```yaml
# specs/project.yml
services: { timeout: { type: Int, default: 30 } }
```

"""##,
"subview-name-clash": ##"""
A subview is named after the scene and the part's `view`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { image: { view: Row }, title: { view: Row } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { image: { view: ImageRow }, title: { view: Row } }
```

"""##,
"swapped-service": ##"""
A service is `name: Protocol`, like a property in Swift.

Wrong:
```yaml
# specs/project.yml
services: { Tracker: tracker }
```
Right:
```yaml
# specs/project.yml
services: { tracker: Tracker }
```

"""##,
"tab": ##"""
YAML is indented with spaces only.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
‹09›recipe: Recipe?
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
  recipe: Recipe?
```

"""##,
"template-duplicate": ##"""
A partial is included by its name.

Wrong:
```text
{{! Header.mustache }}
// One
{{! Other/Header.mustache }}
// Two
```
Right:
```text
{{! Header.mustache }}
// One
{{! Footer.mustache }}
// Two
```

"""##,
"template-encoding": ##"""
It wouldn't produce valid Swift.

Wrong:
```text
{{! Scene.mustache }}
// ‹FF›
```
Right:
```text
{{! Scene.mustache }}
// Scene
```

"""##,
"template-endless-recursion": ##"""
Rendering would never end.

Wrong:
```text
{{! Scene.mustache }}
{{> Scene}}
```
Right:
```text
{{! Scene.mustache }}
// Scene
```

"""##,
"template-failed": ##"""
This is a bug in vipergen; please report it.

There is no example: it is a mistake in Swift code.

"""##,
"template-invalid-delimiters": ##"""
They are two words of signs, without `=`.

Wrong:
```text
{{! Scene.mustache }}
{{=<% =}}
```
Right:
```text
{{! Scene.mustache }}
{{=<% %>=}}
```

"""##,
"template-invalid-shape": ##"""
This is a bug in vipergen's Swift code, not in the template.

There is no example: it is a mistake in Swift code.

"""##,
"template-invalid-tag": ##"""
Names are letters, digits and `_`, joined by dots.

Wrong:
```text
{{! Scene.mustache }}
{{scene name}}
```
Right:
```text
{{! Scene.mustache }}
{{name}}
```

"""##,
"template-missing": ##"""
Each kind of emitted file has one.

There is no example: it is a mistake in Swift code.

"""##,
"template-nesting": ##"""
The limit keeps rendering within its stack.

Wrong:
```text
{{! Scene.mustache }}
‹300×{{#flag}}›‹300×{{/flag}}›
```
Right:
```text
{{! Scene.mustache }}
{{#flag}}{{/flag}}
```

"""##,
"template-section-mismatch": ##"""
Sections are closed in the reverse of their order.

Wrong:
```text
{{! Scene.mustache }}
{{#flag}}x{{/flags}}
```
Right:
```text
{{! Scene.mustache }}
{{#flag}}x{{/flag}}
```

"""##,
"template-too-large": ##"""
The limit protects the memory from a wrong file.

Wrong:
```text
{{! Scene.mustache }}
‹20000000×.›
```
Right:
```text
{{! Scene.mustache }}
.
```

"""##,
"template-unclosed-section": ##"""
Everything after it would belong to it.

Wrong:
```text
{{! Scene.mustache }}
{{#flag}}x
```
Right:
```text
{{! Scene.mustache }}
{{#flag}}x{{/flag}}
```

"""##,
"template-unclosed-tag": ##"""
`}}` is missing.

Wrong:
```text
{{! Scene.mustache }}
{{name
```
Right:
```text
{{! Scene.mustache }}
{{name}}
```

"""##,
"template-unknown-name": ##"""
It would always be rendered as nothing.

Wrong:
```text
{{! Scene.mustache }}
{{nmae}}
```
Right:
```text
{{! Scene.mustache }}
{{name}}
```

"""##,
"template-unknown-partial": ##"""
It would always be rendered as nothing.

Wrong:
```text
{{! Scene.mustache }}
{{> Headr}}
```
Right:
```text
{{! Scene.mustache }}
{{> Header}}
{{! Header.mustache }}
// Header
```

"""##,
"template-unopened-section": ##"""
Either the opening tag is missing, or this one is one too many.

Wrong:
```text
{{! Scene.mustache }}
x{{/flag}}
```
Right:
```text
{{! Scene.mustache }}
{{#flag}}x{{/flag}}
```

"""##,
"template-unused": ##"""
It is no longer needed, or its name is misspelled.

Wrong:
```text
{{! Scene.mustache }}
{{name}}
{{! Header.mustache }}
// Header
```
Right:
```text
{{! Scene.mustache }}
{{> Header}}{{name}}
{{! Header.mustache }}
// Header
```

"""##,
"template-wrong-kind": ##"""
Each value has one kind, and the length of a line with code has to be known before it is rendered.

Wrong:
```text
{{! Scene.mustache }}
{{flag}}
```
Right:
```text
{{! Scene.mustache }}
{{#flag}}x{{/flag}}
```

"""##,
"too-many-combinations": ##"""
Each is a preview and a test; nobody looks at more than 64.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { a: Bool, b: Bool, c: Bool, d: Bool, e: Bool, f: Bool, g: Bool }
previews: { combinations: [a, b, c, d, e, f, g] }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { a: Bool, b: Bool, c: Bool, d: Bool, e: Bool, f: Bool, g: Bool }
previews: { combinations: [a, b, c, d, e, f] }
```

"""##,
"too-many-entries": ##"""
The limit is 1,000.

There is no example: it takes more than 1,000 entries.

"""##,
"too-many-files": ##"""
It is nearly always the wrong folder, such as a home folder. The limit is 100,000 sources.

There is no example: it takes more than 100,000 files.

"""##,
"too-many-scenes": ##"""
Beyond that, the compiler can't check its resolver in reasonable time.

Wrong:
```sh
$ mkdir -p specs/Recipes
$ for number in $(seq 301); do touch specs/Recipes/Page$number.yml; done
$ vipergen check --specs-only
```
Right:
```sh
$ mkdir -p specs/Recipes
$ for number in $(seq 300); do touch specs/Recipes/Page$number.yml; done
$ vipergen check --specs-only
```

"""##,
"too-many-specs": ##"""
The limit is far beyond the size of any known project.

There is no example: it takes more than 50,000 specs.

"""##,
"two-mac-platforms": ##"""
XcodeGen builds a target for one of the two.

Wrong:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
xcodegen: { bundleIdPrefix: com.example }
platforms: { iOS: "17.0", macOS: "14.0", macCatalyst: "17.0" }
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
xcodegen: { bundleIdPrefix: com.example }
platforms: { iOS: "17.0", macOS: "14.0" }
```

"""##,
"type-cannot-be-kept": ##"""
Values that a spec declares are stored in states and descriptors; a `Span`, for example, can't outlive the call that created it.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didLoad: { bytes: Span<Int> } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didLoad: { bytes: "[Int]" } }
```

"""##,
"type-cannot-conform": ##"""
Elements of a set and keys of a dictionary have to be `Hashable`, failures of a result have to be errors.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didPick: { rows: "Set<() -> Void>" } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didPick: { rows: "[() -> Void]" } }
```

"""##,
"type-declared": ##"""
The module wouldn't compile with two of them.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
// Sources/Recipes/Old.swift
final class RecipeDetailsViewController {}
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
$ vipergen generate
```

"""##,
"type-hidden-in-scene": ##"""
Inside the scene's code, the nested one would be used.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { photo: { state: { all: Parts? } } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { photo: { state: { all: PhotoParts? } } }
```

"""##,
"type-in-other-module": ##"""
The modules that need it can't import it from there.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
# specs/Recipes/module.yml
uiModule: true
// Sources/Recipes/RecipeDetailsView.swift
struct RecipeDetailsView {}
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
# specs/Recipes/module.yml
uiModule: true
$ vipergen generate
```

"""##,
"type-name-case": ##"""
Scenes, modules and use cases are types, and types begin with a capital in Swift.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { search: recipeSearch }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { search: RecipeSearch }
# specs/Recipes/RecipeSearch.yml
scene: RecipeSearch
```

"""##,
"type-not-found": ##"""
The type was renamed, but its builder still uses the old name.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events: [didTapBuy]
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
final class RecipeDetailsPresentor {}
$ vipergen generate --sync
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events: [didTapBuy]
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
final class RecipeDetailsPresenter {}
$ vipergen generate --sync
```

"""##,
"type-without-value": ##"""
`Void` holds nothing, and `Never` has no values.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didTap: { done: Void } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didTap: { done: Bool } }
```

"""##,
"typographic-quote": ##"""
YAML knows `"` and `'` only. Editors and chats often replace them.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { title: “String?” }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { title: "String?" }
```

"""##,
"ui-module-of-no-feature": ##"""
Only features have generated views in a module of their own.

Wrong:
```yaml
# specs/Design/module.yml
kind: core
uiModule: true
```
Right:
```yaml
# specs/Design/module.yml
kind: core
```

"""##,
"unasked-scenes": ##"""
`adoptedScene(for:)` knows the scenes whose specs name your descriptors, and `generatedScene(for:)` those whose descriptors are generated. What it doesn't ask, it doesn't open.

Wrong:
```yaml
# specs/project.yml
environment: Session
descriptors: { protocol: ScreenDescriptor, imports: [KitchenCore] }
services: {}
# specs/Recipes/Recipe.yml
scene: Recipe
# specs/Kitchen/Help.yml
style: handwritten
descriptor: HelpDescriptor
builder: UIViewController()
// Sources/KitchenCore/ScreenDescriptor.swift
public protocol ScreenDescriptor {
    associatedtype Output
}
// Sources/Kitchen/Session.swift
import KitchenCore
import ViperRuntime
struct HelpDescriptor: ScreenDescriptor { typealias Output = UIViewController }
@MainActor
public final class Session {
    func open<D: ScreenDescriptor>(_ screen: D) -> D.Output {
        if let scene = adoptedScene(for: screen) as? D.Output { return scene }
        fatalError()
    }
}
$ vipergen generate
$ vipergen check
```
Right:
```yaml
# specs/project.yml
environment: Session
descriptors: { protocol: ScreenDescriptor, imports: [KitchenCore] }
services: {}
# specs/Recipes/Recipe.yml
scene: Recipe
# specs/Kitchen/Help.yml
style: handwritten
descriptor: HelpDescriptor
builder: UIViewController()
// Sources/KitchenCore/ScreenDescriptor.swift
public protocol ScreenDescriptor {
    associatedtype Output
}
// Sources/Kitchen/Session.swift
import KitchenCore
import ViperRuntime
struct HelpDescriptor: ScreenDescriptor { typealias Output = UIViewController }
@MainActor
public final class Session {
    func open<D: ScreenDescriptor>(_ screen: D) -> D.Output {
        if let scene = generatedScene(for: screen) as? D.Output { return scene }
        if let scene = adoptedScene(for: screen) as? D.Output { return scene }
        fatalError()
    }
}
$ vipergen generate
$ vipergen check
```

"""##,
"unclosed-bracket": ##"""
Everything after it would belong to it.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { recipe: Recipe?
events: [didTapBuy]
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { recipe: Recipe? }
events: [didTapBuy]
```

"""##,
"unclosed-quote": ##"""
Everything up to the next one would be part of the text.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: "One recipe.
events: [didTapBuy]
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: "One recipe."
events: [didTapBuy]
```

"""##,
"uncompiled-switch": ##"""
The resolver calls the switch, so both have to be in one module.

Wrong:
```swift
// App/Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Shop", targets: [.target(name: "Shop", exclude: ["Generated"])])
// App/Sources/Shop/Screens.swift
protocol Route {}
struct HomeRoute: Route {}
struct HelpRoute: Route {}
final class Router {
    func screen(for route: any Route) -> UIViewController? {
        if route is HomeRoute { return UIViewController() }
        if route is HelpRoute { return UIViewController() }
        return nil
    }
}
$ vipergen adopt --output App
```
Right:
```swift
// App/Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Shop", targets: [.target(name: "Shop")])
// App/Sources/Shop/Screens.swift
protocol Route {}
struct HomeRoute: Route {}
struct HelpRoute: Route {}
final class Router {
    func screen(for route: any Route) -> UIViewController? {
        if route is HomeRoute { return UIViewController() }
        if route is HelpRoute { return UIViewController() }
        return nil
    }
}
$ vipergen adopt --output App
```

"""##,
"unfit-environment": ##"""
They make it conform to public protocols, which are for objects unless the specs say that it is a struct, and which are called on the main actor: an `actor` can't conform to them.

Wrong:
```yaml
# specs/project.yml
environment: Session
services: {}
// Sources/Kitchen/Session.swift
public struct Session {}
$ vipergen generate
$ vipergen check
```
Right:
```yaml
# specs/project.yml
environment: { type: Session, kind: struct }
services: {}
// Sources/Kitchen/Session.swift
public struct Session {}
$ vipergen generate
$ vipergen check
```

"""##,
"unknown-child-parameter": ##"""
The generated code would not compile.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
children: { header: { to: RecipeHeader, with: { page: Int } } }
# specs/Recipes/RecipeHeader.yml
scene: RecipeHeader
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
children: { header: RecipeHeader }
# specs/Recipes/RecipeHeader.yml
scene: RecipeHeader
```

"""##,
"unknown-component": ##"""
A component is a view with the mark `@component`, in a core module that the feature depends on or in its module of views.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
state: { title: String }
contents: { top: { sections: { badge: { component: Bagde, with: { text: title } } } } }
// Sources/KitchenCore/Badge.swift
#if canImport(SwiftUI)
    public import SwiftUI

    /// @component
    public struct Badge: View {
        let text: String
        public init(text: String) { self.text = text }
        public var body: some View { Text(text) }
    }
#endif
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
state: { title: String }
contents: { top: { sections: { badge: { component: Badge, with: { text: title } } } } }
// Sources/KitchenCore/Badge.swift
#if canImport(SwiftUI)
    public import SwiftUI

    /// @component
    public struct Badge: View {
        let text: String
        public init(text: String) { self.text = text }
        public var body: some View { Text(text) }
    }
#endif
$ vipergen generate
```

"""##,
"unknown-key": ##"""
It is misspelled, or belongs elsewhere. vipergen never ignores a key silently.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
parametres: { recipeID: Int64 }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int64 }
```

"""##,
"unknown-load": ##"""
What is loaded is got by a method of the interactor, or of the use case.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { recipe: { type: String, loadedBy: fetchRecip } }
interactor: { fetchRecipe: { returns: String, async: true } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { recipe: { type: String, loadedBy: fetchRecipe } }
interactor: { fetchRecipe: { returns: String, async: true } }
```

"""##,
"unknown-module": ##"""
Modules are folders of the specs.

Wrong:
```yaml
# specs/Recipes/module.yml
dependencies: [Desing]
# specs/Design/module.yml
kind: core
```
Right:
```yaml
# specs/Recipes/module.yml
dependencies: [Design]
# specs/Design/module.yml
kind: core
```

"""##,
"unknown-platform": ##"""
SwiftPM would refuse the generated `Package.swift`.

Wrong:
```yaml
# specs/project.yml
platforms: { ios: "17.0" }
```
Right:
```yaml
# specs/project.yml
platforms: { iOS: "17.0" }
```

"""##,
"unknown-preview-field": ##"""
Fields are those of the state.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { isLoading: Bool }
previews: { loading: { isLoadng: true } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { isLoading: Bool }
previews: { loading: { isLoading: true } }
```

"""##,
"unknown-preview-part": ##"""
In the style `mvvm`, values are given by part.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { list: { state: { count: Int } } }
previews: { some: { lst: { count: 1 } } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { list: { state: { count: Int } } }
previews: { some: { list: { count: 1 } } }
```

"""##,
"unknown-product": ##"""
Products are listed under `packages` in `project.yml`.

Wrong:
```yaml
# specs/project.yml
packages: { Charts: { path: Packages/Charts } }
# specs/Recipes/module.yml
packages: [Chart]
```
Right:
```yaml
# specs/project.yml
packages: { Charts: { path: Packages/Charts } }
# specs/Recipes/module.yml
packages: [Charts]
```

"""##,
"unknown-protocol": ##"""
It is misspelled or was renamed.

Wrong:
```yaml
# specs/Recipes/module.yml
mocks: { protocols: [Bakr] }
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
// Sources/Recipes/Baker.swift
public protocol Baker { func bake() }
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/module.yml
mocks: { protocols: [Baker] }
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
// Sources/Recipes/Baker.swift
public protocol Baker { func bake() }
$ vipergen generate
```

"""##,
"unknown-repository": ##"""
Scenes and use cases share the `repositories` of their own `module.yml`.

Wrong:
```yaml
# specs/Recipes/module.yml
repositories: { Recipes: { methods: { load: } } }
useCases: { FetchRecipe: { repository: Recipe, methods: { run: } } }
```
Right:
```yaml
# specs/Recipes/module.yml
repositories: { Recipes: { methods: { load: } } }
useCases: { FetchRecipe: { repository: Recipes, methods: { run: } } }
```

"""##,
"unknown-revision": ##"""
It is misspelled, wasn't fetched, or the clone is too shallow to hold it.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ git init --quiet
$ git -c user.name=A -c user.email=a@example.com commit --quiet --allow-empty --message Begin
$ vipergen lint --changed-since mian
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ git init --quiet
$ git -c user.name=A -c user.email=a@example.com commit --quiet --allow-empty --message Begin
$ vipergen lint --changed-since HEAD
```

"""##,
"unknown-route-parameter": ##"""
The generated code would not compile.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
routes: { details: { to: RecipeDetails, with: { page: Int } } }
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
routes: { details: RecipeDetails }
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
```

"""##,
"unknown-rule": ##"""
`vipergen explain` lists them.

Wrong:
```yaml
# specs/project.yml
lint: { disabled: [feature-imports] }
```
Right:
```yaml
# specs/project.yml
lint: { disabled: [feature-import] }
```

"""##,
"unknown-scaffold": ##"""
It is misspelled, or the specs no longer ask for the file.

Wrong:
```yaml
# specs/project.yml
deletedScaffolds: [Sources/Recipes/RecipeDetailsEntity.swift]
$ vipergen generate
```
Right:
```sh
$ vipergen generate
```

"""##,
"unknown-scene": ##"""
Scenes are the files in the modules' folders.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { list: RecipeLst }
# specs/Recipes/RecipeList.yml
scene: RecipeList
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { list: RecipeList }
# specs/Recipes/RecipeList.yml
scene: RecipeList
```

"""##,
"unknown-section-event": ##"""
Sections report events of the scene.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
events: [didTapOrder]
contents: { top: { sections: { order: { events: [didTapOrders] } } } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
events: [didTapOrder]
contents: { top: { sections: { order: { events: [didTapOrder] } } } }
```

"""##,
"unknown-section-field": ##"""
Sections show fields of the scene's state.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
state: { order: Int }
contents: { top: { sections: { order: { state: [ordr] } } } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
state: { order: Int }
contents: { top: { sections: { order: { state: [order] } } } }
```

"""##,
"unknown-section-part": ##"""
In an `mvvm` scene, sections are drawn from the data of parts.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { list: { state: { order: Int } } }
contents: { top: { sections: { order: { part: lst, state: [order] } } } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { list: { state: { order: Int } } }
contents: { top: { sections: { order: { part: list, state: [order] } } } }
```

"""##,
"unknown-service": ##"""
Services are listed under `services` in `project.yml`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
uses: [activtyLogger]
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
uses: [activityLogger]
```

"""##,
"unknown-type": ##"""
A type of your own is fine in a spec: declare it in the sources, or list it under `types` of its module.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { title: Strin? }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { title: String? }
```

"""##,
"unknown-use-case": ##"""
Use cases are listed under `useCases` in a `module.yml`.

Wrong:
```yaml
# specs/Recipes/module.yml
useCases: { FetchRecipe: { methods: { run: } } }
# specs/Recipes/RecipeDetails.yml
uses: [FetchRecipes]
```
Right:
```yaml
# specs/Recipes/module.yml
useCases: { FetchRecipe: { methods: { run: } } }
# specs/Recipes/RecipeDetails.yml
uses: [FetchRecipe]
```

"""##,
"unknown-value": ##"""
The message lists them.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swift-ui
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
```

"""##,
"unmockable-member": ##"""
No mock can implement a member of this form.

Wrong:
```swift
// Sources/Client.swift
/// @mockable
protocol Client { #paging }
```
Right:
```swift
// Sources/Client.swift
/// @mockable
protocol Client { func page(_ number: Int) -> [String] }
```

"""##,
"unmockable-protocol": ##"""
A mock is in another file, where a private protocol isn't visible.

Wrong:
```swift
// Sources/Client.swift
/// @mockable
private protocol Client { func load() }
```
Right:
```swift
// Sources/Client.swift
/// @mockable
protocol Client { func load() }
```

"""##,
"unobservable-name": ##"""
`@Observable` declares members of its own.

Wrong:
```yaml
# specs/project.yml
platforms: { iOS: "17.0" }
# specs/Recipes/RecipeDetails.yml
style: swiftui
binding: observation
state: { Observation: Int }
```
Right:
```yaml
# specs/project.yml
platforms: { iOS: "17.0" }
# specs/Recipes/RecipeDetails.yml
style: swiftui
binding: observation
state: { observed: Int }
```

"""##,
"unreadable-baseline": ##"""
Nothing else is read as one, and no other file is replaced by one. The first line says whose it is.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen lint --baseline specs/project.yml
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen lint --write-baseline baseline.txt
$ vipergen lint --baseline baseline.txt
```

"""##,
"unreadable-file": ##"""
The system's reason is in the message: a missing permission, or a file that was deleted.

Wrong:
```sh
$ mkdir -p specs/Recipes && ln -s RecipeList.yml specs/Recipes/RecipeList.yml
$ vipergen check --specs-only
```
Right:
```sh
$ mkdir -p specs/Recipes && touch specs/Recipes/RecipeList.yml
$ vipergen check --specs-only
```

"""##,
"unreadable-history": ##"""
A line is added to nothing else. The first line names the columns.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen report --history specs/project.yml
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ git init --quiet
$ git -c user.name=A -c user.email=a@example.com commit --quiet --allow-empty --message Begin
$ vipergen report --history history.csv
```

"""##,
"unreadable-source": ##"""
It isn't UTF-8, holds a NUL byte, or has a syntax error that hides its declarations.

Wrong:
```swift
// Sources/Client.swift
/// @mockable
protocol Client { var name: String { get } } // ‹FF›
```
Right:
```swift
// Sources/Client.swift
/// @mockable
protocol Client { var name: String { get } }
```

"""##,
"unsuitable-toolchain": ##"""
vipergen itself needs no Swift, but nothing that it writes can be built here.

Wrong:
```sh
$ mkdir bin && printf '#!/bin/sh\necho "Swift version 5.9.2"\n' > bin/swift && chmod +x bin/swift
$ PATH="$PWD/bin:$PATH" vipergen doctor
```
Right:
```sh
$ vipergen doctor
```

"""##,
"unused-exclusion": ##"""
The path is misspelled, or no longer needed.

Wrong:
```yaml
# specs/project.yml
lint: { excluded: [Sources/Recipes/Vendord] }
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen lint
```
Right:
```yaml
# specs/project.yml
lint: { disabled: [nib-class] }
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ vipergen lint
```

"""##,
"unused-repository": ##"""
It is made for each scene and use case that names it, and so never.

Wrong:
```yaml
# specs/Recipes/module.yml
repositories: { Recipes: { methods: { load: } } }
```
Right:
```yaml
# specs/Recipes/module.yml
repositories: { Recipes: { methods: { load: } } }
useCases: { FetchRecipe: { repository: Recipes, methods: { run: } } }
```

"""##,
"unused-wireframe": ##"""
The screen's builder is yours, so nobody else can hand it the wireframe that its `routes` ask for.

Wrong:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: legacy
class: OldRecipeViewController
routes: { again: RecipeDetails }
// Sources/Kitchen/Application/RecipeDetails/RecipeDetailsViewBuilder.swift
import KitchenInterface
import ViperRuntime
public enum RecipeDetailsViewBuilder {
    @MainActor
    public static func build(
        with descriptor: ViewDescriptor.RecipeDetailsDescriptor,
        environment: any RecipeDetailsEnvironment
    ) -> UIViewController { UIViewController() }
}
$ vipergen generate
$ vipergen check
```
Right:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: legacy
class: OldRecipeViewController
routes: { again: RecipeDetails }
// Sources/Kitchen/Application/RecipeDetails/RecipeDetailsViewBuilder.swift
import KitchenInterface
import ViperRuntime
public enum RecipeDetailsViewBuilder {
    @MainActor
    public static func build(
        with descriptor: ViewDescriptor.RecipeDetailsDescriptor,
        environment: any RecipeDetailsEnvironment
    ) -> UIViewController {
        let viewController = OldRecipeViewController()
        viewController.wireframe = RecipeDetailsWireframe(
            viewController: viewController,
            environment: environment
        )
        return viewController
    }
}
$ vipergen generate
$ vipergen check
```

"""##,
"use-case-uses-use-case": ##"""
Use cases use services only, so that they can't form a cycle.

Wrong:
```yaml
# specs/Recipes/module.yml
useCases:
  FetchRecipe: { methods: { run: } }
  ShareRecipe: { uses: [FetchRecipe], methods: { run: } }
```
Right:
```yaml
# specs/Recipes/module.yml
useCases:
  FetchRecipe: { methods: { run: } }
  ShareRecipe: { uses: [recipeRepository], methods: { run: } }
```

"""##,
"uses-left-over": ##"""
It would no longer compile.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
// Sources/Shopping/Links.swift
import RecipesInterface
import ViperRuntime
func show() { _ = ViewDescriptor.RecipeDetailsDescriptor.self }
$ vipergen generate
$ mv specs/Recipes/RecipeDetails.yml specs/Recipes/RecipeInfo.yml
$ sed -i.old s/RecipeDetails/RecipeInfo/ specs/Recipes/RecipeInfo.yml && rm specs/Recipes/*.old
$ rm -r Sources/Recipes/Application Tests/RecipesTests
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
$ vipergen generate
```

"""##,
"value-type-mismatch": ##"""
The generated code would not compile.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { count: { type: Int, default: 1.5 } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { count: { type: Int, default: 1 } }
```

"""##,
"variant-of-itself": ##"""
A variant is another scene that is shown instead.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
variants: { new: { to: RecipeDetails, flag: userFeatures.isOn } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
variants: { new: { to: NewRecipe, flag: userFeatures.isOn } }
# specs/Recipes/NewRecipe.yml
scene: NewRecipe
```

"""##,
"variant-output": ##"""
Both are resolved from the same descriptor, which has one output.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
variants: { new: { to: NewRecipe, flag: userFeatures.isOn } }
# specs/Recipes/NewRecipe.yml
output: UINavigationController
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
variants: { new: { to: NewRecipe, flag: userFeatures.isOn } }
# specs/Recipes/NewRecipe.yml
scene: NewRecipe
```

"""##,
"variant-parameters": ##"""
Both are resolved from the same descriptor.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int64 }
variants: { new: { to: NewRecipe, flag: userFeatures.isOn } }
# specs/Recipes/NewRecipe.yml
scene: NewRecipe
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int64 }
variants: { new: { to: NewRecipe, flag: userFeatures.isOn } }
# specs/Recipes/NewRecipe.yml
parameters: { recipeID: Int64 }
```

"""##,
"variant-with-variants": ##"""
They would be ignored.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
variants: { new: { to: NewRecipe, flag: userFeatures.isOn } }
# specs/Recipes/NewRecipe.yml
variants: { newer: { to: NewestRecipe, flag: userFeatures.isOn } }
# specs/Recipes/NewestRecipe.yml
scene: NewestRecipe
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
variants:
  new: { to: NewRecipe, flag: userFeatures.isOn }
  newer: { to: NewestRecipe, flag: userFeatures.isOn }
# specs/Recipes/NewRecipe.yml
scene: NewRecipe
# specs/Recipes/NewestRecipe.yml
scene: NewestRecipe
```

"""##,
"view-builder-mismatch": ##"""
The resolver's switch calls `<Scene>ViewBuilder.build(with: descriptor, environment: self)`, or what `builder` says, from the app's module.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: handwritten
// Sources/Recipes/RecipeDetailsViewBuilder.swift
public enum RecipeDetailsViewBuilder {
    public static func build(id: Int64) {}
}
$ vipergen generate
$ vipergen check
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: handwritten
// Sources/Recipes/RecipeDetailsViewBuilder.swift
import RecipesInterface
import ViperRuntime
public enum RecipeDetailsViewBuilder {
    @MainActor
    public static func build(
        with descriptor: ViewDescriptor.RecipeDetailsDescriptor,
        environment: AnyObject
    ) -> UIViewController { UIViewController() }
}
$ vipergen generate
$ vipergen check
```

"""##,
"void-parameter": ##"""
Callers would have to write `f(())`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didTap: { done: "(Void) -> Int" } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didTap: { done: "() -> Int" } }
```

"""##,
"wrong-kind": ##"""
The message says what it takes.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
uses: activityLogger
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
uses: [activityLogger]
```

"""##,
"wrong-module-of-type": ##"""
The generated code would only build on some platforms.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didTap: { url: Swift.URL } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events: { didTap: { url: URL } }
```

"""##,
"xcodegen-without-build": ##"""
It would do nothing.

Wrong:
```yaml
# specs/project.yml
xcodegen: { bundleIdPrefix: com.example }
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
xcodegen: { bundleIdPrefix: com.example }
```

"""##,
"yaml-anchor": ##"""
Nothing refers to it, so it is probably not meant as one.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
events:
  didTap: { recipe: &Recipe Int }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
events:
  didTap: { recipe: Int }
```

"""##,
"yaml-bad-merge": ##"""
`<<` copies the keys of another mapping, so it needs an alias of a mapping, or a list of such aliases.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
  <<: Recipe
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
  recipe: Recipe?
```

"""##,
"yaml-complex-key": ##"""
YAML allows lists and mappings as keys; no key of a spec is one. It is nearly always a bracket in the wrong place.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
? [state, events]
: { recipe: Recipe? }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { recipe: Recipe? }
```

"""##,
"yaml-control-character": ##"""
YAML doesn't allow them, and no editor shows them. They are often copied from a terminal.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: One recipe.
# Copied:‹1B›[0m
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: One recipe.
# Copied
```

"""##,
"yaml-duplicate-key": ##"""
One of the two would be ignored silently.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
  recipe: Recipe?
  recipe: String?
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
  recipe: Recipe?
  title: String?
```

"""##,
"yaml-multiple-documents": ##"""
A spec is one document. A line of three dashes begins another one, which would be ignored.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: One recipe.
---
style: swiftui
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: One recipe.
style: swiftui
```

"""##,
"yaml-not-utf8": ##"""
Specs are UTF-8, so that a name is the same on every machine.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: Cr‹E8›me br‹FB›l‹E9›e
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: Crème brûlée
```

"""##,
"yaml-nul": ##"""
Text files have none: this one is binary or damaged.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: One recipe.‹00›
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: One recipe.
```

"""##,
"yaml-out-of-memory": ##"""
The system refused a few kilobytes to the YAML parser.

There is no example: it depends on the machine's memory.

"""##,
"yaml-recursive-alias": ##"""
The value would contain itself endlessly.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: &all
  recipe: *all
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
  recipe: Recipe?
```

"""##,
"yaml-syntax": ##"""
The YAML parser stopped here, and no common mistake explains it. Look at this line and the one above it.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: |x
  One recipe.
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: |
  One recipe.
```

"""##,
"yaml-tag": ##"""
Specs have no tags.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { isEmpty: { type: Bool, default: !flag } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { isEmpty: { type: Bool, default: "!flag" } }
```

"""##,
"yaml-too-deep": ##"""
No spec needs it; a file that does this is a mistake, or hostile.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: ‹200×[›‹200×]›
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: One recipe.
```

"""##,
"yaml-too-large": ##"""
Specs are a few kilobytes. The limit protects the memory from a wrong folder.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
# ‹20000000×.›
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: One recipe.
```

"""##,
"yaml-too-many-directives": ##"""
Reading each costs time, so their number is limited. A spec needs none.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
‹5000×%TAG !a! a\n›---
summary: One recipe.
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: One recipe.
```

"""##,
"yaml-too-many-nodes": ##"""
A few aliases of aliases can stand for billions of values. The limit keeps such a file from using up all memory.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { a: &a [x, x, x, x, x, x, x, x, x, x] }
events: { b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a] }
routes: { c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b] }
previews: { d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c] }
children: { e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d], f: [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d] }
contents: { g: [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e] }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
summary: One recipe.
```

"""##,
"yaml-unknown-alias": ##"""
A `*` at the start of a value is an alias in YAML. Put text that begins with it in quotes.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
  recipe: { type: Recipe?, default: *sample }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state:
  recipe: { type: Recipe?, default: .sample }
```

"""##,
"lint/app-import": ##"""
The app depends on every module, so no module can depend on the app.

Wrong:
```swift
// Sources/Recipes/Start.swift
import Kitchen
```
Right:
```swift
// Sources/Recipes/Start.swift
import KitchenCore
```

"""##,
"lint/builder-without-descriptor": ##"""
View builders are the types that conform to `SceneViewBuilder`, and those named `…ViewBuilder` with a function that returns a view controller. Without a spec there is no descriptor, and no other screen can show the scene. SwiftUI's `@ViewBuilder` and result builders don't count. With `descriptors` in `project.yml` this is checked only where `severity` lists it: handwritten descriptors are listed anyway.

Wrong:
```swift
// Sources/Recipes/HelpViewBuilder.swift
import ViperRuntime

enum HelpViewBuilder {
    @MainActor static func build() -> UIViewController { UIViewController() }
}
```
Right:
```yaml
# specs/Recipes/Help.yml
scene: Help
```

"""##,
"lint/component-dependency": ##"""
A [component](components.md) takes values and closures, so that it looks the same in its previews as on every screen. Its struct, and extensions of it in the same file, name no service's type, no presenter, interactor, wireframe, view model, view or state of a scene, no environment, resolver or descriptor. It has no `@EnvironmentObject`, `@Environment(Type.self)`, `@ObservedObject`, `@StateObject` or `@Bindable`, and no `NavigationStack`, `NavigationLink`, `sheet`, `fullScreenCover` or `popover`. `@State`, `@Binding`, `@Environment(\.colorScheme)` and similar values are fine. In the module of a feature all of that is in reach: there a mark is reported, too.

Wrong:
```swift
// Sources/KitchenCore/UI/RecipeTile.swift
import SwiftUI

/// @component
struct RecipeTile: View {
    let title: String
    let repository: any RecipeRepository
    var body: some View { Text(title) }
}
```
Right:
```swift
// Sources/KitchenCore/UI/RecipeTile.swift
import SwiftUI

/// @component
struct RecipeTile: View {
    let title: String
    let onTap: @MainActor () -> Void
    var body: some View { Button(title, action: onTap) }
}
```

"""##,
"lint/environment-cast": ##"""
What a scene may reach is in its spec, under `uses` and `routes`, and the compiler enforces that. `as?`, `as!`, `is`, a pattern with `as`, `unsafeDowncast` and `unsafeBitCast` bypass it. A value is an environment if it is called `environment`, has the type of one in its file, or was assigned from one. Casts to environments and resolvers always count. A plain `as`, which the compiler checks, is allowed.

Wrong:
```swift
// Sources/Recipes/Logging.swift
import KitchenCore

func log(_ environment: any RecipeSearchEnvironment) {
    (environment as? any RecipeDetailsEnvironment)?.activityLogger.log("search")
}
```
Right:
```swift
// Sources/Recipes/Logging.swift
import KitchenCore

func log(_ environment: any RecipeDetailsEnvironment) {
    environment.activityLogger.log("search")
}
```

"""##,
"lint/environment-object": ##"""
`@EnvironmentObject`, and `@Environment(Type.self)`, crash at run time if nobody has set the object. What a view shows is in its scene's `state`, and reaches it through the data source, or in an `mvvm` scene through the view model's parts. `@Environment(\.colorScheme)` and similar values are fine.

Wrong:
```swift
// Sources/Recipes/Application/RecipeDetails/StepsView.swift
import SwiftUI

struct StepsView: View {
    @EnvironmentObject var recipes: RecipeStore
    var body: some View { Text(recipes.title) }
}
```
Right:
```swift
// Sources/Recipes/Application/RecipeDetails/StepsView.swift
import SwiftUI

struct StepsView: View {
    let title: String
    @Environment(\.colorScheme) private var colorScheme
    var body: some View { Text(title) }
}
```

"""##,
"lint/feature-import": ##"""
A feature reaches the scenes of another by their descriptors, and its use cases through the resolver; both are in the other's interface module. Core modules and interface modules import no features either, and a feature's tests import no other feature.

Wrong:
```swift
// Sources/Recipes/Prices.swift
import Shopping
```
Right:
```swift
// Sources/Recipes/Prices.swift
import ShoppingInterface
```

"""##,
"lint/handwritten-descriptor": ##"""
A type that conforms to `TypedDescriptor`, or to a feature's `<Feature>SceneDescriptor`, is generated from a spec; the resolver has no case for any other. With `descriptors` in `project.yml` a protocol of your own counts as well, and this is a warning unless `severity` says otherwise: see [half-way](existing-apps.md#half-way).

Wrong:
```swift
// Sources/RecipesInterface/Help.swift
public import ViperRuntime

public struct HelpDescriptor: TypedDescriptor {
    public typealias Output = UIViewController
}
```
Right:
```yaml
# specs/Recipes/Help.yml
scene: Help
```

"""##,
"lint/incomplete-previews": ##"""
A scene with a `state` has previews, and with it its contents and sections. Each optional field is shown with a value and without, each field that is an enum of the sources in each of its cases, and what is loaded on its way, there, and failed. [`combinations`](display-states.md#all-combinations) does that in one line. The finding is reported at the spec. A [component](components.md) is shown in all combinations, unless its mark lists some: then what none of them shows is reported at the component.

Wrong:
```yaml
# specs/project.yml
project: Kitchen
runtime: { path: ../.. }
services: { activityLogger: ActivityLogger, recipeRepository: RecipeRepository }
lint: { severity: { incomplete-previews: error } }
# specs/Recipes/RecipeDetails.yml
style: swiftui
state: { note: String? }
previews: { plain: {} }
```
Right:
```yaml
# specs/project.yml
project: Kitchen
runtime: { path: ../.. }
services: { activityLogger: ActivityLogger, recipeRepository: RecipeRepository }
lint: { severity: { incomplete-previews: error } }
# specs/Recipes/RecipeDetails.yml
style: swiftui
state: { note: String? }
previews: { combinations: [note] }
```

"""##,
"lint/legacy-import": ##"""
New code reaches an old screen like any other: by its descriptor.

Wrong:
```swift
// Sources/Recipes/Author.swift
import class OldScreens.OldProfileViewController
```
Right:
```swift
// Sources/Recipes/Author.swift
import OldScreensInterface
```

"""##,
"lint/legacy-singleton": ##"""
Old objects are those that services name under `legacy`, each with the adapter `<Type>Adapter`, and those listed in `legacySingletons` under `lint`, which any type whose name ends in `Adapter` may use. Old code may still use them: their own class, modules of `kind: legacy`, and the classes named by scenes of the style `legacy`. Tests may, too.

Wrong:
```swift
// Sources/Kitchen/Start.swift
func start() {
    LegacyActivityLogger.shared.log("start")
}
```
Right:
```swift
// Sources/Kitchen/Services/ActivityLoggerAdapter.swift
public import KitchenCore

public struct ActivityLoggerAdapter: ActivityLogger {
    public func log(_ event: String) { LegacyActivityLogger.shared.log(event) }
}
```

"""##,
"lint/navigation-container": ##"""
`NavigationStack`, `NavigationView`, `NavigationSplitView`, `NavigationLink`, `navigationDestination` and `TabView` navigate without wireframe, descriptor and resolver. A `TabView` with `.tabViewStyle(.page)` is a carousel and allowed, and so is everything in `#Preview` and in a `PreviewProvider`. The rule checks the sources of features with a `swiftui` or `mvvm` scene, but not the folders of their other scenes; in the app it checks the folders of such scenes only.

Wrong:
```swift
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsView.swift
import SwiftUI

struct RecipeDetailsView: View {
    var body: some View {
        NavigationStack { Text("Miso soup") }
    }
}
```
Right:
```swift
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsView.swift
import SwiftUI

struct RecipeDetailsView: View {
    var body: some View { Text("Miso soup") }
}

#Preview {
    NavigationStack { RecipeDetailsView() }
}
```

"""##,
"lint/nested-too-deeply": ##"""
At most 64 brackets may be open at once, and a chain of calls, operators or `else if` may have a few hundred links.

Wrong:
```swift
// Sources/Recipes/Deep.swift
import KitchenCore

let deep = #""#.count + ‹65×(›1‹65×)›
```
Right:
```swift
// Sources/Recipes/Deep.swift
import KitchenCore

let deep = #""#.count + ((1))
```

"""##,
"lint/nib-action": ##"""
Unwind segues may name an action of any class; actions sent to the first responder aren't checked.

Wrong:
```xml
<!-- Sources/Recipes/RecipeCell.xib -->
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <tableViewCell id="cell-1" customClass="RecipeCell" customModule="Recipes">
            <connections>
                <outlet property="title" destination="label-1" id="outlet-1"/>
            </connections>
        </tableViewCell>
        <button id="button-1">
            <connections>
                <action selector="didTapBuyButton:" destination="cell-1" eventType="touchUpInside" id="action-1"/>
            </connections>
        </button>
        <label id="label-1"/>
    </objects>
</document>
// Sources/Recipes/RecipeCell.swift
import ViperRuntime

final class RecipeCell: UITableViewCell {
    @IBOutlet private weak var title: UILabel!
    @IBAction private func didTapBuy(_ sender: UIButton) {}
}
```
Right:
```xml
<!-- Sources/Recipes/RecipeCell.xib -->
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <tableViewCell id="cell-1" customClass="RecipeCell" customModule="Recipes">
            <connections>
                <outlet property="title" destination="label-1" id="outlet-1"/>
            </connections>
        </tableViewCell>
        <button id="button-1">
            <connections>
                <action selector="didTapBuy:" destination="cell-1" eventType="touchUpInside" id="action-1"/>
            </connections>
        </button>
        <label id="label-1"/>
    </objects>
</document>
// Sources/Recipes/RecipeCell.swift
import ViperRuntime

final class RecipeCell: UITableViewCell {
    @IBOutlet private weak var title: UILabel!
    @IBAction private func didTapBuy(_ sender: UIButton) {}
}
```

"""##,
"lint/nib-class": ##"""
A class with a module is looked up in that module, one without among Swift classes with `@objc(Name)` and Objective-C classes next to it. System classes, and those of modules from outside the project that its sources import, can't be looked up and aren't checked.

Wrong:
```xml
<!-- Sources/Recipes/RecipeCell.xib -->
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <tableViewCell id="cell-1" customClass="RecipeRow" customModule="Recipes">
            <connections>
                <outlet property="title" destination="label-1" id="outlet-1"/>
            </connections>
        </tableViewCell>
        <button id="button-1">
            <connections>
                <action selector="didTapBuy:" destination="cell-1" eventType="touchUpInside" id="action-1"/>
            </connections>
        </button>
        <label id="label-1"/>
    </objects>
</document>
// Sources/Recipes/RecipeCell.swift
import ViperRuntime

final class RecipeCell: UITableViewCell {
    @IBOutlet private weak var title: UILabel!
    @IBAction private func didTapBuy(_ sender: UIButton) {}
}
```
Right:
```xml
<!-- Sources/Recipes/RecipeCell.xib -->
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <tableViewCell id="cell-1" customClass="RecipeCell" customModule="Recipes">
            <connections>
                <outlet property="title" destination="label-1" id="outlet-1"/>
            </connections>
        </tableViewCell>
        <button id="button-1">
            <connections>
                <action selector="didTapBuy:" destination="cell-1" eventType="touchUpInside" id="action-1"/>
            </connections>
        </button>
        <label id="label-1"/>
    </objects>
</document>
// Sources/Recipes/RecipeCell.swift
import ViperRuntime

final class RecipeCell: UITableViewCell {
    @IBOutlet private weak var title: UILabel!
    @IBAction private func didTapBuy(_ sender: UIButton) {}
}
```

"""##,
"lint/nib-module": ##"""
A Swift class without its module isn't found when the file is loaded, and the base class is used instead.

Wrong:
```xml
<!-- Sources/Recipes/RecipeCell.xib -->
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <tableViewCell id="cell-1" customClass="RecipeCell" customModule="Recipies">
            <connections>
                <outlet property="title" destination="label-1" id="outlet-1"/>
            </connections>
        </tableViewCell>
        <button id="button-1">
            <connections>
                <action selector="didTapBuy:" destination="cell-1" eventType="touchUpInside" id="action-1"/>
            </connections>
        </button>
        <label id="label-1"/>
    </objects>
</document>
// Sources/Recipes/RecipeCell.swift
import ViperRuntime

final class RecipeCell: UITableViewCell {
    @IBOutlet private weak var title: UILabel!
    @IBAction private func didTapBuy(_ sender: UIButton) {}
}
```
Right:
```xml
<!-- Sources/Recipes/RecipeCell.xib -->
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <tableViewCell id="cell-1" customClass="RecipeCell" customModule="Recipes">
            <connections>
                <outlet property="title" destination="label-1" id="outlet-1"/>
            </connections>
        </tableViewCell>
        <button id="button-1">
            <connections>
                <action selector="didTapBuy:" destination="cell-1" eventType="touchUpInside" id="action-1"/>
            </connections>
        </button>
        <label id="label-1"/>
    </objects>
</document>
// Sources/Recipes/RecipeCell.swift
import ViperRuntime

final class RecipeCell: UITableViewCell {
    @IBOutlet private weak var title: UILabel!
    @IBAction private func didTapBuy(_ sender: UIButton) {}
}
```

"""##,
"lint/nib-outlet": ##"""
Extensions and `@objc` properties count. A missing outlet crashes when the file is loaded.

Wrong:
```xml
<!-- Sources/Recipes/RecipeCell.xib -->
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <tableViewCell id="cell-1" customClass="RecipeCell" customModule="Recipes">
            <connections>
                <outlet property="titel" destination="label-1" id="outlet-1"/>
            </connections>
        </tableViewCell>
        <button id="button-1">
            <connections>
                <action selector="didTapBuy:" destination="cell-1" eventType="touchUpInside" id="action-1"/>
            </connections>
        </button>
        <label id="label-1"/>
    </objects>
</document>
// Sources/Recipes/RecipeCell.swift
import ViperRuntime

final class RecipeCell: UITableViewCell {
    @IBOutlet private weak var title: UILabel!
    @IBAction private func didTapBuy(_ sender: UIButton) {}
}
```
Right:
```xml
<!-- Sources/Recipes/RecipeCell.xib -->
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <tableViewCell id="cell-1" customClass="RecipeCell" customModule="Recipes">
            <connections>
                <outlet property="title" destination="label-1" id="outlet-1"/>
            </connections>
        </tableViewCell>
        <button id="button-1">
            <connections>
                <action selector="didTapBuy:" destination="cell-1" eventType="touchUpInside" id="action-1"/>
            </connections>
        </button>
        <label id="label-1"/>
    </objects>
</document>
// Sources/Recipes/RecipeCell.swift
import ViperRuntime

final class RecipeCell: UITableViewCell {
    @IBOutlet private weak var title: UILabel!
    @IBAction private func didTapBuy(_ sender: UIButton) {}
}
```

"""##,
"lint/suppression-reason": ##"""
The reason follows the rules and a dash.

Wrong:
```swift
// Sources/Recipes/Prices.swift
// vipergen:disable:next feature-import
import Shopping
```
Right:
```swift
// Sources/Recipes/Prices.swift
// vipergen:disable:next feature-import - prices move to KitchenCore with KIT-12
import Shopping
```

"""##,
"lint/undeclared-import": ##"""
SwiftPM often builds an import of a module that the target doesn't depend on, until the build order changes. Core modules are declared under `dependencies` in `module.yml`, products of the project's packages under `packages`, interface modules by a route or by a use case under `uses`, and tests may import test-support modules. System modules aren't checked.

Wrong:
```swift
// Sources/Shopping/Prices.swift
import DesignSystem
```
Right:
```yaml
# specs/Shopping/module.yml
dependencies: [DesignSystem]
// Sources/Shopping/Prices.swift
import DesignSystem
```

"""##,
"lint/unknown-suppression": ##"""
Rules about specs and Interface Builder files can't be suppressed in Swift; see [settings](#settings) for them.

Wrong:
```swift
// Sources/Recipes/Prices.swift
// vipergen:disable:next feature-imports - moves with KIT-12
import KitchenCore
```
Right:
```swift
// Sources/Recipes/Prices.swift
import KitchenCore
```

"""##,
"lint/unlocalised-text": ##"""
A string literal with letters in it that is a view's `text`, `title`, `placeholder` or accessibility text, or a title of a button, an action or an alert, is the same in every language. `String(localized:)` looks it up. Types and extensions whose names end in `View`, `ViewController`, `Cell`, `Content`, `Section` or `Row` are views. SwiftUI's `Text("Cart")` looks texts up by itself; `Text(verbatim:)` doesn't, and says so. Previews may show anything.

Wrong:
```yaml
# specs/project.yml
project: Kitchen
runtime: { path: ../.. }
services: { activityLogger: ActivityLogger, recipeRepository: RecipeRepository }
lint: { severity: { unlocalised-text: error } }
// Sources/Recipes/Application/RecipeSearch/RecipeSearchViewController.swift
final class RecipeSearchViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recipes"
    }
}
```
Right:
```yaml
# specs/project.yml
project: Kitchen
runtime: { path: ../.. }
services: { activityLogger: ActivityLogger, recipeRepository: RecipeRepository }
lint: { severity: { unlocalised-text: error } }
// Sources/Recipes/Application/RecipeSearch/RecipeSearchViewController.swift
final class RecipeSearchViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Recipes", comment: "Title of a screen")
    }
}
```

"""##,
"lint/unreadable-file": ##"""
A file that isn't UTF-8, or is larger than 16 MiB, could hide anything. Syntax errors are left to the compiler.

Wrong:
```swift
// Sources/Recipes/Binary.swift
let zero = "‹00›"
```
Right:
```swift
// Sources/Recipes/Binary.swift
let zero = "\0"
```

"""##,
"lint/unused-dependency": ##"""
Imports in generated sources and tests count, and those in the feature's interface and its views module. The finding is reported at the spec.

Wrong:
```yaml
# specs/Shopping/module.yml
dependencies: [DesignSystem]
// Sources/Shopping/Prices.swift
import KitchenCore
```
Right:
```yaml
# specs/Shopping/module.yml
dependencies: [DesignSystem]
// Sources/Shopping/Prices.swift
import DesignSystem
```

"""##,
"lint/unused-suppression": ##"""
A suppression that is no longer needed would hide the next mistake.

Wrong:
```swift
// Sources/Recipes/Prices.swift
// vipergen:disable:next feature-import - moves with KIT-12
import KitchenCore
```
Right:
```swift
// Sources/Recipes/Prices.swift
import KitchenCore
```

"""##,
    ]
}
