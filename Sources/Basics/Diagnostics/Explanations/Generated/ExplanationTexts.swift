// swift-format-ignore-file
// Made of the folder Explanations by `make texts`; edit what is there.
extension Explanation {
    /// By path, without its ending.
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
"ambiguous-link": ##"""
A URL would lead to either of two scenes. A part of a path that is a parameter matches whatever stands there, unless its type rules that out, as `Int` rules out `new`. What a query has doesn't tell links apart, since others add to it.

Wrong:
```yaml
# specs/project.yml
links: https://kitchen.example
# specs/Recipes/RecipeDetails.yml
parameters: { name: String }
links: /recipes/{name}
# specs/Recipes/RecipeOfTheDay.yml
links: /recipes/today
```
Right:
```yaml
# specs/project.yml
links: https://kitchen.example
# specs/Recipes/RecipeDetails.yml
parameters: { name: String }
links: /recipes/{name}
# specs/Recipes/RecipeOfTheDay.yml
links: /today
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
"bazel-specs-elsewhere": ##"""
`BUILD.bazel` of the target package lists the specs among the inputs of the action that generates.

Wrong:
```yaml
# specs/project.yml
build: [swiftpm, bazel]
bundleIdPrefix: com.example
$ mkdir -p App
$ vipergen generate --specs specs --output App
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, bazel]
bundleIdPrefix: com.example
$ vipergen generate --specs specs --output .
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
How the view of its scene observes was changed in the spec, or the project's `platforms` were. It compiles, and the view isn't drawn anew.

Wrong:
```yaml
# specs/project.yml
platforms: { iOS: "17.0" }
# specs/Recipes/RecipeDetails.yml
style: mvvm with observation
parts: { list: { state: { count: Int } } }
$ vipergen generate
$ sed -i.old s/observation/combine/ specs/Recipes/RecipeDetails.yml && rm specs/Recipes/*.old
$ vipergen generate --sync
```
Right:
```yaml
# specs/project.yml
platforms: { iOS: "17.0" }
# specs/Recipes/RecipeDetails.yml
style: mvvm with observation
parts: { list: { state: { count: Int } } }
$ vipergen generate
$ vipergen generate --sync
```

"""##,
"call-arguments": ##"""
A member of a service gets the method's own parameters, all of them, in their order.

## A call with other labels

The service's protocol declares the function with other labels, or a property in its place.

Wrong:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
uses: [recipeRepository]
interactor: { save: { parameters: { title: String }, calls: recipeRepository.save(name:) } }
// Sources/KitchenCore/RecipeRepository.swift
public protocol RecipeRepository: Sendable { func save(title: String) }
$ vipergen generate
```
Right:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
uses: [recipeRepository]
interactor: { save: { parameters: { title: String }, calls: recipeRepository.save(title:) } }
// Sources/KitchenCore/RecipeRepository.swift
public protocol RecipeRepository: Sendable { func save(title: String) }
$ vipergen generate
```

## A call with more or fewer arguments

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

## A load that waits for another

What a load hands on has to be there when the screen appears. Load such a thing in a method, which takes what it needs.

Wrong:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
state:
  title: { loads: String, from: recipeRepository.title() }
  likes: { loads: Int, from: recipeRepository.likes(title) }
```
Right:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
state:
  title: { loads: String, from: recipeRepository.title() }
  likes: { loads: Int, from: fetchLikes }
uses: [recipeRepository]
interactor: { fetchLikes: { parameters: { title: String }, returns: Int, async: true, throws: true } }
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
"call-effects": ##"""
The generated method hands on what it gets and gives, as it is.

## Other effects

The generated method says `await` and `try` where the spec's method is `async` and throws, and nowhere else.

Wrong:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
uses: [recipeRepository]
interactor: { titles: { returns: [String], calls: recipeRepository.titles() } }
// Sources/KitchenCore/RecipeRepository.swift
public protocol RecipeRepository: Sendable { func titles() async throws -> [String] }
$ vipergen generate
```
Right:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
uses: [recipeRepository]
interactor: { titles: { returns: [String], async: true, throws: true, calls: recipeRepository.titles() } }
// Sources/KitchenCore/RecipeRepository.swift
public protocol RecipeRepository: Sendable { func titles() async throws -> [String] }
$ vipergen generate
```

## Other types

The method takes or returns another type than what it calls, and Swift converts neither to the other.

Wrong:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
uses: [recipeRepository]
interactor: { titles: { returns: [String], calls: recipeRepository.count() } }
// Sources/KitchenCore/RecipeRepository.swift
public protocol RecipeRepository: Sendable { func count() -> Int }
$ vipergen generate
```
Right:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
uses: [recipeRepository]
interactor: { titles: { returns: Int, calls: recipeRepository.count() } }
// Sources/KitchenCore/RecipeRepository.swift
public protocol RecipeRepository: Sendable { func count() -> Int }
$ vipergen generate
```

## A flag that isn't there at once

What shows a variant asks its flag without `await` and `try`, and wants a `Bool`.

Wrong:
```yaml
# specs/project.yml
services: { userFeatures: UserFeatures }
# specs/Recipes/RecipeList.yml
variants: { NewRecipeList: userFeatures.newList }
# specs/Recipes/NewRecipeList.yml
style: swiftui
// Sources/KitchenCore/UserFeatures.swift
public protocol UserFeatures: Sendable { var newList: String { get } }
$ vipergen generate
```
Right:
```yaml
# specs/project.yml
services: { userFeatures: UserFeatures }
# specs/Recipes/RecipeList.yml
variants: { NewRecipeList: userFeatures.newList == "on" }
# specs/Recipes/NewRecipeList.yml
style: swiftui
// Sources/KitchenCore/UserFeatures.swift
public protocol UserFeatures: Sendable { var newList: String { get } }
$ vipergen generate
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
"cannot-conform": ##"""
Use another type, or do without the conformance.

## Descriptor cannot conform

A descriptor can't have a conformance because of one of its parameters. The compiler writes these conformances, and does so only if every parameter has them.

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

## State cannot conform

A state can't have a conformance because of one of its fields. The compiler writes these conformances, and does so only if every field has them.

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

## Type cannot conform

A type argument or key lacks a conformance that it needs. Elements of a set and keys of a dictionary have to be `Hashable`, failures of a result have to be errors.

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
"cannot-read": ##"""
The system's reason is in the message.

## Cannot open

A folder can't be opened.

Wrong:
```sh
$ ln -s Package Package
$ vipergen generate --output Package
```
Right:
```sh
$ mkdir Package && vipergen generate --output Package
```

## Unreadable file or folder

A file or folder can't be read. An unreadable file could hold anything, so nothing is written.

Wrong:
```sh
$ ln -s Sources Sources
$ vipergen mock --output Mocks Sources
```
Right:
```swift
// Sources/Client.swift
/// @mockable
protocol Client { func load() }
$ vipergen mock --output Mocks Sources
```

## Cannot read input

Standard input can't be read. `vipergen report --gallery` makes its page of it.

Wrong:
```sh
$ vipergen report --gallery < .
```
Right:
```sh
$ printf 'Shelves: 1 scene\n\nJar\n  opens: JarViewController\n' | vipergen report --gallery
```

"""##,
"cannot-run": ##"""
Install it, or go without what needs it.

## Cannot run git

Git can't be asked. `--changed-since` and `--history` need its answers.

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

## Cannot run swift

`swift package dump-package` can't be run. With `manifest: team`, `check` needs it to read your `Package.swift`.

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
The system's reason is in the message.

## Cannot lock

A folder can't be locked. Two runs at once would overwrite each other's files, so each locks the folder that it writes to.

There is no example: it depends on the file system.

## Cannot move

A file can't be moved. Nothing was changed, or the next run finishes the change.

There is no example: it depends on the file system.

## Cannot print

Standard output can't be written. The output is incomplete. Changes to files were made nevertheless.

Wrong:
```sh
$ vipergen check --specs-only > /dev/full
```
Right:
```sh
$ vipergen check --specs-only
```

## Cannot remove

A file can't be removed.

There is no example: it depends on the file system.

## File not written

A file can't be written. The system's reason is in the message, such as a full disk.

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
bundleIdPrefix: com.example
platforms: { macCatalyst: "17.0" }
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
bundleIdPrefix: com.example
platforms: { iOS: "17.0", macCatalyst: "17.0" }
```

"""##,
"changed-meanwhile": ##"""
Changes that somebody makes meanwhile are never overwritten. Run the command again.

There is no example: it takes two programs at the right instant.

"""##,
"component-argument": ##"""
Each parameter without a default value takes a field of the state of its type, or an event through a closure.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
state: { title: String }
contents: { top: { badge: { component: { Badge: { txt: title } } } } }
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
contents: { top: { badge: { component: { Badge: { text: title } } } } }
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
Remove one of them.

## Contradicting keys

Two keys can't be combined. Together they contradict each other.

Wrong:
```yaml
# specs/project.yml
packages: { Charts: { url: ../Charts, version: 1.0.0 } }
```
Right:
```yaml
# specs/project.yml
packages: { Charts: { url: https://example.com/charts.git, version: 1.0.0 } }
```

## Loaded twice

A field that is loaded from a service has no other method that gets it, and no `type` besides what it loads.

Wrong:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
state: { title: { loads: String, from: recipeRepository.title() } }
interactor: { fetchTitle: { returns: String, async: true } }
```
Right:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
state: { title: { loads: String, from: recipeRepository.title() } }
```

## Two Mac platforms

`macOS` and `macCatalyst` are both listed. XcodeGen builds a target for one of the two.

Wrong:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
bundleIdPrefix: com.example
platforms: { iOS: "17.0", macOS: "14.0", macCatalyst: "17.0" }
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
bundleIdPrefix: com.example
platforms: { iOS: "17.0", macOS: "14.0" }
```

## Exception with a spec

`except` leaves descriptors to your own resolver, and the generated switch opens those that have a spec.

Wrong:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
descriptors: { protocol: PlaceDescriptor, discover: true, except: [CartDescriptor] }
// Sources/Kitchen/Session.swift
protocol PlaceDescriptor { associatedtype Output }
final class Session {}
struct CartDescriptor: PlaceDescriptor { typealias Output = Int }
# specs/Kitchen/Cart.yml
style: handwritten
descriptor: CartDescriptor
$ vipergen generate
```
Right:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
descriptors: { protocol: PlaceDescriptor, discover: true }
// Sources/Kitchen/Session.swift
protocol PlaceDescriptor { associatedtype Output }
final class Session {}
struct CartDescriptor: PlaceDescriptor { typealias Output = Int }
# specs/Kitchen/Cart.yml
style: handwritten
descriptor: CartDescriptor
$ vipergen generate
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
"cyclic-reference": ##"""
Remove one of the references.

## Child cycle

A scene would be shown inside itself. Building it would never end.

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

## Dependency cycle

Core modules depend on each other in a cycle. Swift can't build it.

Wrong:
```yaml
# specs/Design/module.yml
kind: core
imports: [Networking]
# specs/Networking/module.yml
kind: core
imports: [Design]
```
Right:
```yaml
# specs/Design/module.yml
kind: core
imports: [Networking]
# specs/Networking/module.yml
kind: core
```

## Dependency on itself

A module depends on itself. Swift can't build it.

Wrong:
```yaml
# specs/Recipes/module.yml
imports: [Recipes]
```
Right:
```yaml
# specs/Recipes/module.yml
imports: []
```

## Inheritance cycle

A protocol inherits from itself. Swift can't compile it either.

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

## Variant of itself

A scene is a variant of itself. A variant is another scene that is shown instead.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
variants: { RecipeDetails: userFeatures.isOn }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
variants: { NewRecipe: userFeatures.isOn }
# specs/Recipes/NewRecipe.yml
scene: NewRecipe
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
"descriptor-out-of-reach": ##"""
With `discover`, each descriptor that the sources declare has its case in the generated switch. One that is private, generic, in an `#if`, available on some systems only, internal to another module or declared twice can't have
one, and neither can a class that inherits from another descriptor. Change it, or leave it to your own resolver.

Wrong:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
descriptors: { protocol: PlaceDescriptor, discover: true }
// Sources/Kitchen/Session.swift
protocol PlaceDescriptor { associatedtype Output }
final class Session {}
private struct CartDescriptor: PlaceDescriptor { typealias Output = Int }
$ vipergen generate
```
Right:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
descriptors: { protocol: PlaceDescriptor, discover: true, except: [CartDescriptor] }
// Sources/Kitchen/Session.swift
protocol PlaceDescriptor { associatedtype Output }
final class Session {}
private struct CartDescriptor: PlaceDescriptor { typealias Output = Int }
$ vipergen generate
```

"""##,
"design-not-fetched": ##"""
The design file on disk stays as it was. `vipergen design fetch` waits where Figma limits requests; anything else that the server refuses, and an answer that isn't whole, ends it.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ FIGMA_TOKEN=token FIGMA_API=http://127.0.0.1:1 vipergen design fetch --file 4Kp7bQ2xYv design.json
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/design.yml
module: KitchenCore
<!-- design.json -->
{ "document": { "type": "DOCUMENT", "children": [] }, "components": {}, "componentSets": {}, "styles": {} }
$ vipergen design import design.json
```

"""##,
"duplicate-name": ##"""
Rename or remove one of them. The note says where the other one is.

## Duplicate component

Two components have one name, or a component has that of a scene. Specs name a component by its name alone, and its previews are called after it.

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

## Duplicate content

Two contents of a scene would have the same view. Each gets its own type and file, and file names that differ only in capitals are the same on macOS.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
contents: { top: { title: }, Top: { list: } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
contents: { top: { title: }, bottom: { list: } }
```

## Duplicate descriptor

Two scenes name the same descriptor. A descriptor leads to one scene.

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

## Duplicate event

A scene has two events with the same name. The view model has one input for each event.

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

## Duplicate file

Two files are specs of the same thing. Both `Cart.yml` and `Cart.yaml` would be the scene `Cart`.

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

## Duplicate file name

Two files of a module would have the same name. Swift doesn't allow two files with the same name in a module, even in different folders.

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

## Duplicate mock

Two protocols would have mocks with the same name. All mocks are in one module.

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

## Duplicate module

Two modules would have the same target. Each module has several targets, such as `RecipesInterface`. Their names are unique in a package.

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

## Duplicate package

SwiftPM takes two packages for one. SwiftPM identifies packages by the last part of their address.

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

## Duplicate part

Two parts of a scene would have the same data type. The type is named after the part, and the names differ only in capitals.

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

## Duplicate product

Two packages have a product with the same name. A module that lists it could mean either.

Wrong:
```yaml
# specs/project.yml
packages:
  Charts: { url: Charts, products: [Drawing] }
  Plots: { url: Plots, products: [Drawing] }
```
Right:
```yaml
# specs/project.yml
packages:
  Charts: { url: Charts, products: [Drawing] }
  Plots: { url: Plots, products: [PlotDrawing] }
```

## Duplicate route

A scene already has a route with that name. Give the new one another name after a colon.

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

## Duplicate scene

Two scenes have the same name. A scene is identified by its name alone: its descriptor is `ViewDescriptor.<Name>Descriptor`.

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

## Duplicate section

Two sections of a scene would have the same view. Each gets its own type and file, and file names that differ only in capitals are the same on macOS.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
contents: { top: { title: }, bottom: { title: } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
contents: { top: { title: }, bottom: { footer: } }
```

## Duplicate use case

Two use cases have the same name. A use case is identified by its name alone.

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

## Duplicate key

A mapping has the same key twice. One of the two would be ignored silently.

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

## Descriptors of one scene

Two descriptors give one scene its name, which is that of the type without its ending. One of them has a spec, which says another name and the builder.

Wrong:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
descriptors: { protocol: PlaceDescriptor, discover: true }
// Sources/Kitchen/Session.swift
protocol PlaceDescriptor { associatedtype Output }
final class Session {}
struct CartDescriptor: PlaceDescriptor { typealias Output = Int }
enum Old { struct CartDescriptor: PlaceDescriptor { typealias Output = Int } }
$ vipergen generate
```
Right:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
descriptors: { protocol: PlaceDescriptor, discover: true }
// Sources/Kitchen/Session.swift
protocol PlaceDescriptor { associatedtype Output }
final class Session {}
struct CartDescriptor: PlaceDescriptor { typealias Output = Int }
enum Old { struct CartDescriptor: PlaceDescriptor { typealias Output = Int } }
# specs/Kitchen/OldCart.yml
style: handwritten
descriptor: Old.CartDescriptor
builder: "OldCart.make(for: descriptor)"
$ vipergen generate
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
"empty-spec": ##"""
The scene has no more than its name, which may not be what was meant: a file that was never filled in, or not saved. Comments count for nothing. A scene that is to have nothing says its name, or `{}`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
# To do.
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
```

"""##,
"environment-form": ##"""
The note says how to declare it.

## Environment in a spec

The environment, or the protocol of descriptors, has a form that only a resolver alone can have. Generated resolvers are on the main actor, and generated code uses the environment and the protocol by their names alone.

Wrong:
```yaml
# specs/project.yml
environment: App.Session
```
Right:
```yaml
# specs/project.yml
environment: Session
```

## Environment in the sources

The type that `environment` names can't get the generated extensions as it is declared. They make it conform to public protocols, which are called on the main actor: an `actor` can't conform to them.

Wrong:
```yaml
# specs/project.yml
environment: Session
services: {}
// Sources/Kitchen/Session.swift
public actor Session {}
$ vipergen generate
$ vipergen check
```
Right:
```yaml
# specs/project.yml
environment: Session
services: {}
// Sources/Kitchen/Session.swift
public struct Session {}
$ vipergen generate
$ vipergen check
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
"flag-of-no-service": ##"""
Only services can be replaced in tests.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
variants: { NewRecipe: Flags.shared.isOn }
# specs/Recipes/NewRecipe.yml
scene: NewRecipe
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
variants: { NewRecipe: userFeatures.isOn }
# specs/Recipes/NewRecipe.yml
scene: NewRecipe
```

"""##,
"forbidden-dependency": ##"""
Remove the dependency. What both need belongs in a core module.

## Core depends on feature

A core module depends on a feature. Everyone may import core modules, so they import no features.

Wrong:
```yaml
# specs/Design/module.yml
kind: core
imports: [Recipes]
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

## Dependency on app

A module depends on the app. The app knows every module; no module knows the app.

Wrong:
```yaml
# specs/Recipes/module.yml
imports: [Kitchen]
```
Right:
```yaml
# specs/Recipes/module.yml
imports: []
```

## Dependency on interface

An interface module is listed under `imports`. Routes and `uses` bring it along.

Wrong:
```yaml
# specs/Recipes/module.yml
imports: [ShoppingInterface]
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

## Feature depends on feature

A feature depends on another one. Features never import features. They reach each other's scenes through routes, and each other's use cases through `uses`.

Wrong:
```yaml
# specs/Recipes/module.yml
imports: [Shopping]
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
"foreign-path": ##"""
Choose another path.

## Path of another tool

A file would be written, moved or removed that belongs to git or another tool. Names that begin with a dot are other tools' own. After an interruption, a record that names one isn't trusted.

There is no example: it takes an app to adopt.

## Path leaves package

A file would be written outside of the target package. vipergen doesn't write through links or above the package's folder.

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
"former-specs": ##"""
`vipergen digest --since` reads the specs of an earlier commit with today's keys and styles. Where they have errors, what can't be read isn't compared, nor are the routes of those scenes: that is a warning, with the first of the errors. Without the project's spec, nothing can be compared; begin at a later commit.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ git init --quiet
$ cp specs/project.yml saved.yml
$ echo 'project: [' > specs/project.yml
$ git add specs
$ git -c user.name=A -c user.email=a@example.com commit --quiet --message Begin
$ mv saved.yml specs/project.yml
$ vipergen digest --since HEAD
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ git init --quiet
$ git add specs
$ git -c user.name=A -c user.email=a@example.com commit --quiet --message Begin
$ vipergen digest --since HEAD
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
"initializer-differs": ##"""
The builder makes the type as its spec asks, then sets what it doesn't pass, such as a presenter's `view`. How a type of yours is made, and what others can set of it, is yours to change.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
interactor: { load: }
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift
final class RecipeDetailsPresenter: RecipeDetailsPresenterContract {
    weak var view: (any SceneViewContract<RecipeDetailsState>)?
    init(descriptor: ViewDescriptor.RecipeDetailsDescriptor) {}
    init(descriptor: ViewDescriptor.RecipeDetailsDescriptor, page: Int) {}
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
    weak var view: (any SceneViewContract<RecipeDetailsState>)?
    init(descriptor: ViewDescriptor.RecipeDetailsDescriptor, interactor: any RecipeDetailsInteractorContract) {}
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
    weak var view: (any SceneViewContract<RecipeDetailsState>)?
    init(descriptor: ViewDescriptor.RecipeDetailsDescriptor, view: (any SceneViewContract<RecipeDetailsState>)? = nil) {}
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
"invalid-argument": ##"""
The message says what it takes.

## Bad argument

A parameter, event or field on the command line can't be read. It is `name`, `name:Type` or `name:Type=default`.

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

## Bad runtime

`--runtime` is neither a folder with ViperRuntime nor an address with a version. The generated package depends on it.

Wrong:
```sh
$ vipergen init Pantry --yes --output Pantry --runtime https://example.com/ViperGen
```
Right:
```sh
$ vipergen init Pantry --yes --output Pantry --runtime https://example.com/ViperGen@1.0.0
```

## File in place of a folder

An option that takes a folder names a file, or the other way round. No file that you write changes that, so it is wrong usage.

Wrong:
```sh
$ vipergen check --specs-only --specs specs/project.yml
```
Right:
```sh
$ vipergen check --specs-only --specs specs
```

## Not a choice

An answer isn't one of the choices. The message lists them, or suggests one.

There is no example: it takes a terminal to answer on.

## Argument not UTF-8

An argument isn't UTF-8. Converted to text, it would be another path.

Wrong:
```sh
$ vipergen check --specs-only --specs "$(printf 'b\377')"
```
Right:
```sh
$ vipergen check --specs-only --specs specs
```

"""##,
"invalid-character": ##"""
It is often copied from a web page, a chat or a terminal. Type the text again.

## Control character in a text

A text has a control character. It would end up in generated code, where it can change how a line looks.

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

## Invisible character

A key, name or type has an invisible character. No-break spaces and zero-width characters are easily copied from a web page or a chat. Type the line again.

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

## Typographic quote

A value is in typographic quotes. YAML knows `"` and `'` only. Editors and chats often replace them.

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

## Control character in a file

A file has a control character. YAML doesn't allow them, and no editor shows them. They are often copied from a terminal.

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
"invalid-name": ##"""
It becomes a name in generated code, or that of a file or a target. Choose another one.

## Bazel name not ASCII

Bazel builds the project, and a target's name isn't ASCII. Bazel's labels are ASCII.

Wrong:
```yaml
# specs/project.yml
build: [swiftpm, bazel]
bundleIdPrefix: com.example
# specs/Küche/Herd.yml
style: swiftui
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, bazel]
bundleIdPrefix: com.example
# specs/Kueche/Herd.yml
style: swiftui
```

## Member name case

A part begins with a capital letter. A part is a property and a type; with a capital both would have the same name.

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

## Name too long

A name is longer than 100 bytes. Files are named after it, and file systems don't allow longer names.

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

## Not a package name

A package or product can't have this name. SwiftPM would refuse it, or it could not be imported.

Wrong:
```yaml
# specs/project.yml
packages: { "Charts/Core": Charts }
```
Right:
```yaml
# specs/project.yml
packages: { Charts: Charts }
```

## Not an identifier

A name isn't a Swift identifier. Names in specs become names in generated code.

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

## Program not ASCII

The name of a program has letters that the linker on Linux doesn't accept. The app and sandboxes are programs; other modules may have any name.

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

## Type name case

The name of a type begins with a small letter. Scenes, modules and use cases are types, and types begin with a capital in Swift.

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
"invalid-path": ##"""
Name another one, inside of the target package.

## Bad path

Paths in specs are relative to the target package, so that they mean the same on every machine.

Wrong:
```yaml
# specs/project.yml
unmanaged: [../Vendored]
```
Right:
```yaml
# specs/project.yml
unmanaged: [Sources/Recipes/Vendored]
```

## Bad sources path

A module's sources can't be there. They are inside the target package, next to those of other modules and outside of `Generated` folders.

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

## Overlapping sources

The folders of two modules overlap. A file would belong to both.

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
"invalid-swift": ##"""
It would be copied into generated code. The note says how to write it.

## Bad call

What a method `calls` is written in another way than Swift names functions. The method's own parameters are handed on in their order, so only labels are needed.

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

## Not a class

The class of an old screen isn't a class name. A view controller has a plain name, without generic arguments.

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

## Not a descriptor

`descriptor` names something else than a type of its own. A descriptor is extended, which only a type with a name can be.

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

## Not a type

Text isn't a type in Swift.

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

## Not an error

What a method `throws` isn't a type of errors. The generated code would not compile. One type is thrown; a protocol isn't one, but for `any Error`.

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

## Not an expression

A default isn't an expression in Swift. Statements and comments aren't expressions.

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

## More than a builder

A `builder` is a call, or a chain of calls, initializers and members with values in the arguments. Closures, operators and statements make the switch do more than open a screen: they belong in a method, which the builder calls.

Wrong:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: handwritten
descriptor: RecipeDetailsDescriptor
builder: "RecipeModule.make(id: descriptor.id ?? 0)"
```
Right:
```yaml
# specs/Kitchen/RecipeDetails.yml
style: handwritten
descriptor: RecipeDetailsDescriptor
builder: "makeRecipeDetails(descriptor)"
```

"""##,
"invalid-value": ##"""
The note says how to write it.

## Not a boolean

A key takes `true` or `false`, but has another value. YAML's other spellings, such as `yes` and `on`, are plain text here.

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

## Not a bundle identifier

The prefix of bundle identifiers is invalid. Apple's tools take letters, digits and `-`, in words separated by dots.

Wrong:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
bundleIdPrefix: com.example_team
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
bundleIdPrefix: com.example-team
```

## Not a language

The language of texts is invalid. String catalogues name languages by their codes, with a script or a region where that matters.

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

## Not a number

A key takes a whole number, but has another value. Tabs are counted from zero.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { search: { present: tab first } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { search: { present: tab 0 } }
```

## Not a pattern

A name or pattern for mocks is invalid. `*` matches any letters, `?` matches one; `{}` stands for the protocol's name.

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

## Not a version

A version is invalid. The version of a package has three numbers, that of a platform one to three.

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

## Not an address

The address of a web page or package is invalid. It becomes a constant in generated code, so it has to be valid.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { help: { to: ftp://example.com } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
routes: { help: { to: https://example.com } }
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
"limit-exceeded": ##"""
The limits are beyond what a project needs, and keep time and memory bounded.

## File too large

A source is larger than 16 MiB. vipergen doesn't read larger files, so it can't know what this one declares, and stops.

There is no example: it takes a file of 16 MiB.

## Folders too deep

A folder of sources is more than 64 folders deep. vipergen doesn't read deeper folders, so it can't know what they declare.

There is no example: it takes 65 folders in each other.

## Too many combinations

`combinations` makes too many display states. Each is a preview and a test; nobody looks at more than 64.

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

## Too many entries

A list or mapping has more entries than the compiler can handle. The limit is 1,000.

There is no example: it takes more than 1,000 entries.

## Too many files

A folder of specs or sources has too many files for a project. It is nearly always the wrong folder, such as a home folder. The limit is 100,000 sources.

There is no example: it takes more than 100,000 files.

## Too many scenes

A module has more than 300 scenes. Beyond that, the compiler can't check its resolver in reasonable time.

Wrong:
```sh
$ mkdir -p specs/Recipes
$ for number in $(seq 301); do echo "style: uikit" >specs/Recipes/Page$number.yml; done
$ vipergen check --specs-only
```
Right:
```sh
$ mkdir -p specs/Recipes
$ for number in $(seq 300); do echo "style: uikit" >specs/Recipes/Page$number.yml; done
$ vipergen check --specs-only
```

## Too many specs

The folder has more specs than vipergen reads. The limit is far beyond the size of any known project.

There is no example: it takes more than 50,000 specs.

## YAML too deep

Lists and mappings are nested too deeply. No spec needs it; a file that does this is a mistake, or hostile.

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

## YAML too large

A file is too large to be a spec. Specs are a few kilobytes. The limit protects the memory from a wrong folder.

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

## YAML too many directives

A file begins with more directives than any spec needs. Reading each costs time, so their number is limited. A spec needs none.

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

## YAML too many nodes

A file has too many values, with aliases counted each time. A few aliases of aliases can stand for billions of values. The limit keeps such a file from using up all memory.

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
"links-not-received": ##"""
The scene delegate and `Info.plist` are yours. Where they were scaffolded before the first scene had links, they don't hand URLs to the app.

Wrong:
```yaml
# specs/project.yml
build: xcodegen with app
bundleIdPrefix: com.example
links: kitchen://
# specs/Recipes/RecipeDetails.yml
links: /recipe
// KitchenApp/SceneDelegate.swift
import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
$ vipergen check --specs-only
```
Right:
```yaml
# specs/project.yml
build: xcodegen with app
bundleIdPrefix: com.example
links: kitchen://
# specs/Recipes/RecipeDetails.yml
links: /recipe
$ vipergen generate
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
"manifest-mismatch": ##"""
With `manifest: team`, the package's manifest is yours, but it has to match the specs. The note has the text to write.

## Manifest dependency

A target in `Package.swift` lacks a dependency that the specs ask for.

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

## Manifest extra dependency

A target in `Package.swift` has a dependency that the specs don't ask for. The specs define the boundaries between modules.

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

## Manifest localization

`Package.swift` has a different default localization than the specs. SwiftPM takes texts of this language where there is no translation, and refuses several languages without it.

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

## Manifest name

`Package.swift` has a different name from the project. They have to be the same.

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

## Manifest package

`Package.swift` lacks a package, or has another address or version for it. The specs define the addresses and versions of packages.

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

## Manifest path

A target has a different path in `Package.swift` than in the specs. Files would be generated where they aren't compiled.

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

## Manifest platform

`Package.swift` has different platforms than the specs. Generated code uses the API of the platforms in the specs.

Wrong:
```swift
// Package.swift
platforms: [.iOS(.v15), .macOS(.v14)],
```
Right:
```swift
// Package.swift
platforms: [.iOS(.v17), .macOS(.v14)],
```

## Manifest product

`Package.swift` has no library product of the app's target. Xcode builds the app from it.

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

## Manifest resources

A target in `Package.swift` lacks its resources. Without them a module has no `Bundle.module`, which holds its texts and nibs.

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

## Manifest settings

A target in `Package.swift` has different settings than in the specs. Generated code depends on them, for example on the default isolation.

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

## Manifest target

`Package.swift` lacks a target, or has one of another kind. Each module of the specs is a target.

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

## Manifest tools

`Package.swift` has a tools version that is too old for the specs. The tools version is in its first line. This is only reported together with another difference.

There is no example: it comes with another difference.

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
"misplaced-key": ##"""
Remove it, or write what would give it a meaning: the note says which.

## Adopted needs handwritten

A scene of a generated style names a descriptor of the team's own. With `descriptor` nothing is generated but the scene's case in the switch over adopted scenes.

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

## App target not of iOS

`build` says `xcodegen with app`, and the project isn't one for iOS, or for others as well. Its delegates are UIKit's, and icon, launch screen and Info.plist are those of an app for iOS.

Wrong:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen with app]
bundleIdPrefix: com.example
platforms: { iOS: "17.0", tvOS: "17.0" }
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen with app]
bundleIdPrefix: com.example
platforms: { iOS: "17.0" }
```

## Bazel packages without SwiftPM

Bazel builds the project, which has `packages`, and SwiftPM doesn't. rules_swift_package_manager fetches what `Package.swift` lists: nothing without it.

Wrong:
```yaml
# specs/project.yml
build: bazel
bundleIdPrefix: com.example
packages: { RxSwift: { url: https://github.com/ReactiveX/RxSwift, version: "6.9.0" } }
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, bazel]
bundleIdPrefix: com.example
packages: { RxSwift: { url: https://github.com/ReactiveX/RxSwift, version: "6.9.0" } }
```

## Builder of a generated view

A scene of a generated style has a `builder`. Its view builder is generated.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
builder: "RecipeModule.make(id: descriptor.id)"
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: handwritten
builder: "RecipeModule.make(id: descriptor.id)"
```

## Builder with variants

A scene with a `builder` has variants, or is one. The choice between variants calls view builders.

Wrong:
```yaml
# specs/project.yml
services: { flags: Flags }
# specs/Recipes/RecipeDetails.yml
style: handwritten
builder: RecipeModule.make()
variants: { NewDetails: flags.isNew }
# specs/Recipes/NewDetails.yml
style: handwritten
```
Right:
```yaml
# specs/project.yml
services: { flags: Flags }
# specs/Recipes/RecipeDetails.yml
style: handwritten
variants: { NewDetails: flags.isNew }
# specs/Recipes/NewDetails.yml
style: handwritten
```

## Bundle identifiers without apps

`bundleIdPrefix` is set, and neither XcodeGen nor Bazel builds the project. It would do nothing.

Wrong:
```yaml
# specs/project.yml
bundleIdPrefix: com.example
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
bundleIdPrefix: com.example
```

## Class of no legacy

`class` or `lifetime` is set for a scene whose style isn't `legacy`. They are about the view controller of an old screen; others are generated.

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

## Legacy with parts

The spec of an old or handwritten screen describes its parts. Such a screen only becomes reachable; its parts aren't generated.

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

## Manifest without SwiftPM

`manifest` is set, but SwiftPM doesn't build the project. Without SwiftPM there is no `Package.swift`.

Wrong:
```yaml
# specs/project.yml
build: xcodegen
bundleIdPrefix: com.example
manifest: team
```
Right:
```yaml
# specs/project.yml
build: [swiftpm, xcodegen]
bundleIdPrefix: com.example
manifest: team
```

## Misplaced call

`calls` is said of a method that isn't an interactor's. Use cases and repositories are there for more than handing on, and are written by hand.

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

## Misplaced load

A field is loaded from a method that isn't `async` or returns something else, something else than a field is loaded, or the call gives values that the field or the scene can't take.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { recipe: { loads: String, from: fetchRecipe } }
interactor: { fetchRecipe: { returns: Int, async: true } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
state: { recipe: { loads: String, from: fetchRecipe } }
interactor: { fetchRecipe: { returns: String, async: true } }
```

## Misplaced publisher

A method of a use case or of a repository returns a publisher, and the view doesn't observe by Combine. There, a view model awaits what it needs.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
style: mvvm with observation
useCase: { titles: { returns: "AnyPublisher<[String], Never>" } }
```
Right:
```yaml
# specs/Recipes/RecipeList.yml
style: mvvm with observation
useCase: { titles: { returns: "[String]", async: true } }
```

## Part of other style

A scene has a key that its style has no use for. Each style has different parts; `mvvm`, for example, has a `useCase` and a `repository` instead of an `interactor`.

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

## Sandbox of no feature

`sandbox` is set for a module that isn't a feature. A sandbox is an app that shows the scenes of one feature.

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

## Sandbox without scenes

`sandbox` is set for a feature without scenes. There would be nothing to show.

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

## UI module of no feature

`uiModule` is set for a module that isn't a feature. Only features have generated views in a module of their own.

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
"missing-declaration": ##"""
It is Swift of yours that generated code uses: declare it, or fix its name in the spec.

## Missing descriptor

Nothing declares the descriptor that a spec names. The switch over adopted scenes has a case for it, so the app wouldn't compile.

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

## Missing environment

The module doesn't declare the type that `environment` names. The app's generated extensions are added to it. With `environment` in `project.yml` none is scaffolded.

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
environment: KitchenCore.Session
services: {}
// Sources/KitchenCore/Session.swift
@MainActor
public final class Session {}
$ vipergen generate
$ vipergen check
```

## Missing view builder

A handwritten scene has no view builder. Only its descriptor and its case in the resolver are generated. The resolver calls `<Scene>ViewBuilder`, which you write, in any file of the feature or of the app. An adopted scene may name another in `builder`.

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

## Missing builder of a discovered descriptor

With `discover`, a descriptor and its builder are all that a screen takes, and the switch calls the builder. Without it the app doesn't compile.

Wrong:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
descriptors: { protocol: PlaceDescriptor, discover: true }
// Sources/Kitchen/Session.swift
protocol PlaceDescriptor { associatedtype Output }
final class Session {}
struct CartDescriptor: PlaceDescriptor { typealias Output = Int }
$ vipergen generate
$ vipergen check
```
Right:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
descriptors: { protocol: PlaceDescriptor, discover: true }
// Sources/Kitchen/Session.swift
protocol PlaceDescriptor { associatedtype Output }
final class Session {}
struct CartDescriptor: PlaceDescriptor { typealias Output = Int }
enum CartViewBuilder {
    static func build(with descriptor: CartDescriptor, environment: Session) -> Int { 1 }
}
$ vipergen generate
$ vipergen check
```

"""##,
"missing-default": ##"""
Give it in the spec: a value, a default, or a sample of the type.

## Preview needs value

A preview has no value for a field. The field has no default, so the preview needs one.

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

## Sandbox needs sample

A sandbox can't open a scene without a value for its parameter. A sandbox shows every scene of its feature, so it needs an example of each type that they take.

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

## Service needs default

A service of a platform type has no default. For a protocol of yours, you write the type that the app uses; for an `Int`, the default says which one.

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

## Start needs defaults

The app starts with a scene that takes parameters. Nothing passes them at launch.

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

## State needs default

A field of a state has no initial value. The state exists before anything is loaded. Give it a default, make it optional, or give the type a sample.

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
"missing-folder": ##"""
Make it, or fix the path.

## Missing app folder

There is no folder with the app's sources. The generated file would lie where nothing builds it.

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

## No such folder

The folder of a package isn't there. SwiftPM would refuse the generated `Package.swift`.

Wrong:
```yaml
# specs/project.yml
packages: { Charts: Packages/Charts }
$ mkdir -p Packages/Chart && touch Packages/Chart/Package.swift
$ vipergen check --specs-only
```
Right:
```yaml
# specs/project.yml
packages: { Charts: Packages/Chart }
$ mkdir -p Packages/Chart && touch Packages/Chart/Package.swift
$ vipergen check --specs-only
```

## Nothing at a path

A path on the command line leads nowhere.

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

## Sources in another folder

The folder of a module holds nothing, and sources of the module lie in a folder that belongs to none: it was moved, or `sources:` was changed. `generate` would begin the module anew beside them, so it writes nothing, and `check` fails.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
$ mv Sources/Recipes Sources/Cookbook
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/module.yml
sources: Sources/Cookbook
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
$ vipergen generate
```

## Code outside of its module

A scaffold would be written anew while the code that it is for lies in a folder below `Sources` or `Tests` that belongs to no module, and so isn't compiled.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Recipes/RecipeList.yml
scene: RecipeList
$ vipergen generate
$ mv Sources/Recipes/Application/RecipeList Sources/RecipeList
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Recipes/RecipeList.yml
scene: RecipeList
$ vipergen generate
```

"""##,
"missing-key": ##"""
It has no default.

## Missing required key

An object lacks a key that it can't be read without.

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

## Legacy needs class

The spec of an old screen names no class. vipergen doesn't generate a view for an old screen, but shows this class.

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

## Route parameter needs type

A parameter of a route that leads to no scene has no type. Other routes take it from their destination.

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
"missing-parameter": ##"""
The generated code would not compile.

## Missing child parameter

A child isn't given a parameter that its scene needs.

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
children: { header: { to: RecipeHeader, with: [recipeID] } }
# specs/Recipes/RecipeHeader.yml
parameters: { recipeID: Int64 }
```

## Missing route parameter

A route doesn't pass a parameter that its destination needs.

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
routes: { details: { to: RecipeDetails, with: [recipeID] } }
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int64 }
```

"""##,
"missing-protocol": ##"""
The mock has all other members, and doesn't compile until it has those of the parent. Pass the parent's source as well, or import its module: a folder of that name beside the sources' own is read, too. For a parent without sources, write its members in an extension of the mock. A parent that is a class, or that no mock can be, is an error.

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
"moved-code": ##"""
Most of it compiles, and fails when the app or its tests run. The note says what to write.

## Moved bundle

A file that moves asks for `Bundle.module`, which is the bundle of the module that it is in. Ask by the module's own name where the resources move along: `move` changes that name.

Wrong:
```yaml
# specs/project.yml
localization: en
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsInteractor.swift
import Foundation
final class RecipeDetailsInteractor { let bundle = Bundle.module }
$ vipergen move scene RecipeDetails --module Shopping --dry-run
```
Right:
```yaml
# specs/project.yml
localization: en
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsInteractor.swift
import Foundation
final class RecipeDetailsInteractor { let bundle = Bundle.recipesResources }
$ vipergen move scene RecipeDetails --module Shopping --dry-run
```

## Second descriptor

A descriptor of yours has the name of the one that is generated for the scene. What goes on using yours leads nowhere.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
// Sources/KitchenCore/Pages.swift
enum Pages { struct RecipeDetailsDescriptor {} }
$ vipergen move scene RecipeDetails --module Shopping --dry-run
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
// Sources/KitchenCore/Pages.swift
enum Pages {}
$ vipergen move scene RecipeDetails --module Shopping --dry-run
```

## Moved nib

Nibs, texts or translations stay in the module that a scene leaves. They are in the module's resources, and a nib names the module of its classes.

Wrong:
```yaml
# specs/project.yml
localization: en
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
# specs/project.yml
localization: en
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/Shopping/Cart.yml
scene: Cart
// Sources/Recipes/Application/RecipeDetails/RecipeDetailsInteractor.swift
final class RecipeDetailsInteractor { let bundle = shoppingResources }
$ vipergen move scene RecipeDetails --module Shopping --dry-run
```

"""##,
"name-clash": ##"""
Generated names are made of those in the specs, so two that differ there can be the same in Swift or on a disk. Rename one of them.

## Derived name clash

Two generated methods would have the same name. Each method of a repository gets a second form with a derived name.

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

## Emitted name clash

Two specs would generate types with the same name. Generated types are named after scenes, services and use cases.

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

## Mock name clash

A mock would declare the same name twice. Mocks have members such as `loadCalled` for a method `load`.

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

## Module named like type

A module has the same name as a type used in it. `Recipe.X` would always refer to the type, never to the module.

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

## Name is taken

The new name is taken. Two things of one name can't be told apart, neither by the compiler nor by a file system that ignores case.

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

## Names differ in case

Two names differ only in capitals or in the encoding of a letter. On macOS they are the same file.

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

## Part hides type

The data of a part would hide a type that the scene uses. A part `image` has a type `ImageData`.

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

## Product named like target

A product of a package has the same name as a module. Swift couldn't tell the two apart in an import.

Wrong:
```yaml
# specs/project.yml
packages: { Recipes: Packages/Recipes }
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
```
Right:
```yaml
# specs/project.yml
packages: { RecipeKit: Packages/Recipes }
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
```

## Section name clash

A section would have two properties with the same name. An event `tapOrder` is reported through a closure `onTapOrder`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
events: [didTapOrder, tapOrder]
contents: { top: { order: { events: [didTapOrder, tapOrder] } } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
events: [didTapOrder, tapOrder]
contents: { top: { order: { events: [didTapOrder] } } }
```

## Subview name clash

A subview of a scene would have the type of another scene's view. A subview is named after the scene and the part.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { image: }
# specs/Recipes/RecipeDetailsImage.yml
style: swiftui
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { picture: }
# specs/Recipes/RecipeDetailsImage.yml
style: swiftui
```

## Type hidden in scene

A type has the same name as one nested in the scene. Inside the scene's code, the nested one would be used.

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
"name-left": ##"""
Look at each, and change what is meant.

## Name in a definition

A definition of modules that you wrote names what is renamed, moved or removed. Only paths and names of targets change by themselves: any other word may be about something else.

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

## Name in a source

A name may belong to what is renamed, and was left as it is. Only what certainly is the same name is changed, and nothing in texts, comments and Objective-C.

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
Scenes are found by the names of their files.

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
"needs-newer-platform": ##"""
Raise the platform, or do without.

## Binding needs newer platform

A style `with observation` needs newer platforms. The Observation framework came with iOS 17.

Wrong:
```yaml
# specs/project.yml
platforms: { iOS: "16.0" }
# specs/Recipes/RecipeDetails.yml
style: swiftui with observation
```
Right:
```yaml
# specs/project.yml
platforms: { iOS: "17.0" }
# specs/Recipes/RecipeDetails.yml
style: swiftui with observation
```

## Image service needs newer platform

The image service needs a newer platform. ViperImages uses API that came with that version.

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

## Runtime needs newer platform

`ViperRuntime` doesn't build for so old a system: it is for iOS 15, macOS 14 and later, and SwiftPM refuses to link it into anything older.

Wrong:
```yaml
# specs/project.yml
platforms: { iOS: "13.0" }
```
Right:
```yaml
# specs/project.yml
platforms: { iOS: "15.0" }
```

"""##,
"needs-protocol": ##"""
Tests, sandboxes and adapters replace a service by conforming to its protocol.

## Bad service type

A service has a type that can't be one. Tests and sandboxes replace services, so a service is a protocol of yours, or a platform type with a default.

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

## Legacy needs protocol

`legacy` is set for a service whose type isn't a protocol of yours. An adapter conforms to the service's protocol and calls the old object.

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

## Stub needs protocol

`stub: json` is set for a service whose type isn't a protocol of yours. The test server replaces the service by conforming to its protocol.

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
"needs-quotes": ##"""
Put it in quotes, or in those of the other kind.

## Cut by comment

A value is cut off at a `#`. In YAML, ` #` begins a comment. Quotes keep it in the text.

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

## Quote in quotes

A quoted text contains its own quotation mark, or a backslash that begins an escape. YAML ends the text at that mark, and can't read the rest.

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

## Split at comma

A type is cut off at a comma. In braces, a comma ends the value. Quotes keep it together.

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

## YAML anchor

A value begins with `&`, which YAML takes for an anchor. Nothing refers to it, so it is probably not meant as one.

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

## YAML tag

A value begins with `!`, which YAML takes for a tag. Specs have no tags.

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

## YAML unknown alias

An alias refers to a missing anchor. A `*` at the start of a value is an alias in YAML. Put text that begins with it in quotes.

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
A folder of specs has one. vipergen looks for it in `specs`, or in the folder given by `--specs`.

## Folder without project spec

A folder of specs has a `project.yml`.

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
`--changed-since`, `--history` and `digest --since` ask git what changed, and which commit is checked out.

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
`adopt` writes specs for the scenes that the app's own resolver opens, or that functions such as `FilmRouter.assembleModule(id:)` put together. The notes name what else opens screens, each with the next step.

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
"not-a-plain-file": ##"""
Put the file or the folder itself there.

## Link leaves specs

A link points out of the folder of specs. The specs of a project are in one folder, so that a fresh clone has all of them.

Wrong:
```sh
$ mkdir -p specs/Recipes && touch elsewhere.yml
$ ln -s ../../elsewhere.yml specs/Recipes/RecipeList.yml
$ vipergen check --specs-only
```
Right:
```sh
$ mkdir -p specs/Recipes && echo "style: uikit" >specs/Recipes/RecipeList.yml
$ vipergen check --specs-only
```

## Linked folder

A folder of specs is a link. A link could form a cycle, or point to a folder that is read already.

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

## Not a file

A spec is neither a file nor a folder. Pipes and devices can't be read like files.

Wrong:
```sh
$ mkdir -p specs/Recipes && mkfifo specs/Recipes/RecipeList.yml
$ vipergen check --specs-only
```
Right:
```sh
$ mkdir -p specs/Recipes && echo "style: uikit" >specs/Recipes/RecipeList.yml
$ vipergen check --specs-only
```

## Sources leave package

The folder of a module is a link that points out of the target package. Nothing is written outside of the target package.

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
"not-adopted": ##"""
It stays written by hand, for the reason that the line has. The note is the next step, where there is one.

## Arm of its own

An arm of the resolver can't stand in another file as it is, or can't be read without a compiler.

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

## Function of no data

A function puts a screen together from something that no descriptor can hold, or gives more than the screen.

Wrong:
```swift
// App/Sources/Shop/Screens.swift
enum HomeRouter {
    static func assembleModule() -> UIViewController { UIViewController() }
}
enum HelpRouter {
    static func assembleModule(topic: String, onClose: @escaping () -> Void) -> UIViewController { UIViewController() }
}
$ vipergen adopt --output App
```
Right:
```swift
// App/Sources/Shop/Screens.swift
enum HomeRouter {
    static func assembleModule() -> UIViewController { UIViewController() }
}
enum HelpRouter {
    static func assembleModule(topic: String) -> UIViewController { UIViewController() }
}
$ vipergen adopt --output App
```

## Other habit

The app opens screens in a way that isn't adopted: a container looks them up at run time, a coordinator makes them, or the compiler checks them already.

Wrong:
```swift
// App/Sources/Shop/Screens.swift
enum HomeRouter {
    static func assembleModule() -> UIViewController { UIViewController() }
}
final class HelpViewController: UIViewController {}
func register(in container: Container) {
    container.register(HelpViewController.self) { _ in HelpViewController() }
}
$ vipergen adopt --output App
```
Right:
```swift
// App/Sources/Shop/Screens.swift
enum HomeRouter {
    static func assembleModule() -> UIViewController { UIViewController() }
}
final class HelpViewController: UIViewController {}
enum HelpRouter {
    static func assembleModule() -> UIViewController { HelpViewController() }
}
$ vipergen adopt --output App
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
Save the file as UTF-8, or rename it.

## Path not UTF-8

The path of a source or a spec isn't UTF-8. vipergen can't write or print such a path, so it doesn't read it.

There is no example: it takes a name that can't be shown.

## File not UTF-8

A file isn't UTF-8. Specs are UTF-8, so that a name is the same on every machine.

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

## NUL byte

A file has a NUL byte. Text files have none: this one is binary or damaged.

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
"nothing-to-mock": ##"""
Protocols are mocked if they are annotated, or selected with `--protocols`.

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
A scene was renamed, moved or deleted, its style was changed, or a section is drawn by a component now, and this file stayed behind. Tests are recognized by the mocks that they use. `generate` and `check` report it until it is gone or listed under `unmanaged`.

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
unmanaged: [Sources/Recipes/Application/RecipeList]
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
"out-of-scope": ##"""
A service of a [scope](scopes.md) is there in one state of the app only. A scene that uses it, or leads to one that does, can't be shown in another state, and none can need the services of two.

Wrong:
```yaml
# specs/project.yml
start: { signedOut: SignIn, signedIn: Cart }
scopes: { signedIn: [cartRepository] }
services: { cartRepository: CartRepository }
# specs/Shopping/SignIn.yml
routes: { cart: Cart }
# specs/Shopping/Cart.yml
uses: [cartRepository]
```
Right:
```yaml
# specs/project.yml
start: { signedOut: SignIn, signedIn: Cart }
scopes: { signedIn: [cartRepository] }
services: { cartRepository: CartRepository }
# specs/Shopping/SignIn.yml
summary: Changes the app's state, and so what windows show.
# specs/Shopping/Cart.yml
uses: [cartRepository]
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
"output-mismatch": ##"""
A scene is a view controller, a navigation controller or a SwiftUI view, and not each can be shown everywhere.

## Route to output

A route can't show the output of its destination. A navigation controller can't be pushed onto another one, and a view for SwiftUI isn't a view controller.

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
routes: { details: { to: RecipeDetails, present: sheet } }
# specs/Recipes/RecipeDetails.yml
output: UINavigationController
```

## Start needs view controller

The app starts with a scene whose output is a SwiftUI view. A window shows a view controller.

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

## Variant output

A variant has a different output from the scene that it replaces. Both are resolved from the same descriptor, which has one output.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
variants: { NewRecipe: userFeatures.isOn }
# specs/Recipes/NewRecipe.yml
output: UINavigationController
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
variants: { NewRecipe: userFeatures.isOn }
# specs/Recipes/NewRecipe.yml
scene: NewRecipe
```

## Your own descriptor

The app starts with a scene whose descriptor is your own, or a variant leads to one. Routes and children show such scenes; everything else is generated from descriptors that are generated.

Wrong:
```yaml
# specs/project.yml
start: Help
# specs/Kitchen/Help.yml
style: handwritten
descriptor: HelpDescriptor
```
Right:
```yaml
# specs/Kitchen/Help.yml
style: handwritten
descriptor: HelpDescriptor
```

"""##,
"parameter-mismatch": ##"""
Write the same names and types in both places.

## Child parameter type

A child is given a parameter with a type. The descriptor of its scene says of which type it is; said twice, the two would drift apart.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
children: { header: { to: RecipeHeader, with: { recipeID: Int64 } } }
# specs/Recipes/RecipeHeader.yml
parameters: { recipeID: Int64 }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
children: { header: { to: RecipeHeader, with: [recipeID] } }
# specs/Recipes/RecipeHeader.yml
parameters: { recipeID: Int64 }
```

## Descriptor mismatch

The `parameters` of an adopted scene aren't those of its descriptor. They say what the descriptor holds; a generated one will take them in its place.

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

## Route parameter type

A route passes a parameter with a type. The descriptor of its destination says of which type it is; said twice, the two would drift apart.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
routes: { details: { to: RecipeDetails, with: { recipeID: Int64 } } }
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

## Variant parameters

A variant has different parameters from the scene that it replaces. Both are resolved from the same descriptor.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int64 }
variants: { NewRecipe: userFeatures.isOn }
# specs/Recipes/NewRecipe.yml
scene: NewRecipe
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int64 }
variants: { NewRecipe: userFeatures.isOn }
# specs/Recipes/NewRecipe.yml
parameters: { recipeID: Int64 }
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
"repeated-name": ##"""
Its view begins with the scene's name, so that it would be there twice: `RecipeDetailsDetailsContent`.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
contents: { details: { title: } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
contents: { page: { title: } }
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
useCases: { FetchRecipe: { uses: [Recipes], methods: { run: } } }
# specs/Recipes/RecipeDetails.yml
style: mvvm
useCase: FetchRecipe
```

"""##,
"requirement-added": ##"""
It would no longer compile. `vipergen generate --sync` adds the member.

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
Choose another one.

## Name of generated code

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

## Shadows platform module

A module has the same name as a platform module. `import UIKit` would import the wrong one.

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

## Shadows platform type

A generated type or a module would have the same name as a platform type. Files that import it would use the wrong one.

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

## Unobservable name

A field can't have this name where SwiftUI observes it. `@Observable` declares members of its own, and a data source has the method `render`.

Wrong:
```yaml
# specs/project.yml
platforms: { iOS: "17.0" }
# specs/Recipes/RecipeDetails.yml
style: mvvm with observation
state: { Observation: Int }
```
Right:
```yaml
# specs/project.yml
platforms: { iOS: "17.0" }
# specs/Recipes/RecipeDetails.yml
style: mvvm with observation
state: { observed: Int }
```

"""##,
"scaffold-left-over": ##"""
vipergen deletes nothing of yours: move or delete it.

## Scaffold without its part

A scaffold is no longer needed. What it was written for was removed from the spec. vipergen deletes nothing of yours.

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

## Scaffold without scene

A type conforms to a contract of a scene that is gone. The scene was renamed, moved or deleted; rename, move or delete its scaffolds yourself.

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
"screens-forgotten": ##"""
Descriptors are `Codable`, so that screens can come back when the app starts anew. The scene delegate is yours: where it was scaffolded before, it doesn't say where people are, and nothing comes back.

Wrong:
```yaml
# specs/project.yml
build: xcodegen with app
bundleIdPrefix: com.example
descriptorConformances: [Hashable, Codable]
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int }
// KitchenApp/SceneDelegate.swift
import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
$ vipergen check --specs-only
```
Right:
```yaml
# specs/project.yml
build: xcodegen with app
bundleIdPrefix: com.example
descriptorConformances: [Hashable, Codable]
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int }
$ vipergen generate
$ vipergen check --specs-only
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
"template-behind": ##"""
A template of yours was copied from one of vipergen's, which has another text in this version. Your copy stays as it is; what was improved in ours isn't in it. `vipergen template diff` shows both.

Wrong:
```text
# specs/Home/Welcome.yml
scene: Welcome
{{! specs/Templates/Imports.mustache }}
{{!
context: 1
from: 00000000
}}
{{#imports}}
{{.}}
{{/imports}}
$ vipergen generate
```
Right:
```text
# specs/Home/Welcome.yml
scene: Welcome
{{! specs/Templates/Imports.mustache }}
{{!
context: 1
}}
{{#imports}}
{{.}}
{{/imports}}
$ vipergen generate
```

"""##,
"template-entry": ##"""
A template of your own in `specs/Templates` begins with a comment that says what its file is: [how](own-templates.md). Only one that is called like a template of vipergen's, and replaces it, needs none.

Wrong:
```text
# specs/Home/Welcome.yml
scene: Welcome
{{! specs/Templates/Name.swift.mustache }}
{{!
for: scene
file: Sources/<Feature>/Generated/Name.swift
kind: generated
}}
{{> GeneratedHeader}}
enum {{scene}}Name {}
$ vipergen generate
```
Right:
```text
# specs/Home/Welcome.yml
scene: Welcome
{{! specs/Templates/Name.swift.mustache }}
{{!
for: scene
file: Sources/<Feature>/Generated/<Scene>Name.swift
kind: generated
}}
{{> GeneratedHeader}}
enum {{scene}}Name {}
$ vipergen generate
```

## Template of another context

A template says `context:` with the version of what it may mention. A template of another version would mention what isn't there, or what means something else.

Wrong:
```text
# specs/Home/Welcome.yml
scene: Welcome
{{! specs/Templates/Name.swift.mustache }}
{{!
for: scene
file: Sources/<Feature>/Generated/<Scene>Name.swift
kind: generated
context: 2
}}
{{> GeneratedHeader}}
enum {{scene}}Name {}
$ vipergen generate
```
Right:
```text
# specs/Home/Welcome.yml
scene: Welcome
{{! specs/Templates/Name.swift.mustache }}
{{!
for: scene
file: Sources/<Feature>/Generated/<Scene>Name.swift
kind: generated
context: 1
}}
{{> GeneratedHeader}}
enum {{scene}}Name {}
$ vipergen generate
```

"""##,
"template-kind": ##"""
Each value is text, a flag or a list.

## Template invalid shape

The values of a template are described wrongly. This is a bug in vipergen's Swift code, not in the template.

There is no example: it is a mistake in Swift code.

## Template wrong kind

A flag or list is printed as text, or a tag follows code on its line. Each value has one kind, and the length of a line with code has to be known before it is rendered.

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
"template-limit": ##"""
The limits keep rendering within its stack and memory.

## Template endless recursion

A partial includes itself without a section that ends it. Rendering would never end.

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

## Template nesting

Sections or partials are nested too deeply. The limit keeps rendering within its stack.

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

## Template too large

A template is larger than any emitted file. The limit protects the memory from a wrong file.

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
"template-name": ##"""
It would be rendered as nothing, or as either.

## Template duplicate

Two templates have one name. A partial is included by its name.

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

## Template missing

There is no template with this name. Each kind of emitted file has one.

There is no example: it is a mistake in Swift code.

## Template unknown name

A template uses an unknown value. It would always be rendered as nothing.

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

## Template unknown partial

A template includes a partial that isn't there. It would always be rendered as nothing.

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
"template-output": ##"""
A template of your own makes a file that can't be written: it isn't Swift, or the header is missing from a generated file or stands in a scaffold. The header says whose a file is.

Wrong:
```text
# specs/Home/Welcome.yml
scene: Welcome
{{! specs/Templates/Name.swift.mustache }}
{{!
for: scene
file: Sources/<Feature>/Generated/<Scene>Name.swift
kind: generated
}}
enum {{scene}}Name {}
$ vipergen generate
```
Right:
```text
# specs/Home/Welcome.yml
scene: Welcome
{{! specs/Templates/Name.swift.mustache }}
{{!
for: scene
file: Sources/<Feature>/Generated/<Scene>Name.swift
kind: generated
}}
{{> GeneratedHeader}}
enum {{scene}}Name {}
$ vipergen generate
```

"""##,
"template-syntax": ##"""
Templates are strict Mustache.

## Template encoding

A template isn't UTF-8, or holds a NUL byte. It wouldn't produce valid Swift.

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

## Template invalid delimiters

New delimiters can't be delimiters. They are two words of signs, without `=`.

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

## Template invalid tag

A tag has no valid name. Names are letters, digits and `_`, joined by dots.

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

## Template section mismatch

A section's closing tag has a different name from its opening tag. Sections are closed in the reverse of their order.

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

## Template unclosed section

A section isn't closed. Everything after it would belong to it.

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

## Template unclosed tag

A tag isn't closed. `}}` is missing.

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

## Template unopened section

A closing tag has no opening tag. Either the opening tag is missing, or this one is one too many.

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
"unasked-scenes": ##"""
`generatedScene(for:)` knows the scenes whose descriptors are generated, and `adoptedScene(for:)` those whose specs name your descriptors as well. A resolver that asks the first alone, or neither, opens no adopted scene.

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
        if let scene = generatedScene(for: screen) as? D.Output { return scene }
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
        if let scene = adoptedScene(for: screen) as? D.Output { return scene }
        fatalError()
    }
}
$ vipergen generate
$ vipergen check
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
"unknown-name": ##"""
It is misspelled, or what it names isn't there yet. Where a name that is there is near, the note says which.

## Unknown child parameter

A child is given a parameter that its scene doesn't take. The generated code would not compile.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
children: { header: { to: RecipeHeader, with: [page] } }
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

## Unknown component

A section or a part of a screen is drawn by a component that isn't there. A component is a view with the mark `@component`, in a core module that the feature depends on or in its module of views.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
state: { title: String }
contents: { top: { badge: { component: { Bagde: { text: title } } } } }
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
contents: { top: { badge: { component: { Badge: { text: title } } } } }
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

## Nothing to discover

With `discover`, the sources have a type that conforms to `protocol`.

Wrong:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
descriptors: { protocol: SpotDescriptor, discover: true }
// Sources/Kitchen/Session.swift
protocol PlaceDescriptor { associatedtype Output }
final class Session {}
struct CartDescriptor: PlaceDescriptor { typealias Output = Int }
$ vipergen generate
```
Right:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
descriptors: { protocol: PlaceDescriptor, discover: true }
// Sources/Kitchen/Session.swift
protocol PlaceDescriptor { associatedtype Output }
final class Session {}
struct CartDescriptor: PlaceDescriptor { typealias Output = Int }
$ vipergen generate
```

## Unknown descriptor

`except` has a name that no descriptor in the sources has. With the types around it, it is written as it is there: `Places.CartDescriptor`.

Wrong:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
descriptors: { protocol: PlaceDescriptor, discover: true, except: [CardDescriptor] }
// Sources/Kitchen/Session.swift
protocol PlaceDescriptor { associatedtype Output }
final class Session {}
struct CartDescriptor: PlaceDescriptor { typealias Output = Int }
$ vipergen generate
```
Right:
```yaml
# specs/project.yml
manifest: team
environment: Session
services: {}
descriptors: { protocol: PlaceDescriptor, discover: true, except: [CartDescriptor] }
// Sources/Kitchen/Session.swift
protocol PlaceDescriptor { associatedtype Output }
final class Session {}
struct CartDescriptor: PlaceDescriptor { typealias Output = Int }
$ vipergen generate
```

## Unknown load

`from` names a method that the scene doesn't ask for, or hands on what isn't there. What is loaded is got by a call of a service, or by a method of the interactor or the use case; arguments are parameters of the scene, fields and literals.

Wrong:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int }
state: { recipe: { loads: String, from: "recipeRepository.recipe(id: recipeId)" } }
```
Right:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
parameters: { recipeID: Int }
state: { recipe: { loads: String, from: "recipeRepository.recipe(id: recipeID)" } }
```

## Unknown member of a service

The protocol of a service that `calls` names has no such member. Declare it there, or correct the name.

Wrong:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
uses: [recipeRepository]
interactor: { save: { parameters: { title: String }, calls: recipeRepository.save(title:) } }
// Sources/KitchenCore/RecipeRepository.swift
public protocol RecipeRepository: Sendable { func store(title: String) }
$ vipergen generate
```
Right:
```yaml
# specs/project.yml
services: { recipeRepository: RecipeRepository }
# specs/Recipes/RecipeDetails.yml
uses: [recipeRepository]
interactor: { save: { parameters: { title: String }, calls: recipeRepository.store(title:) } }
// Sources/KitchenCore/RecipeRepository.swift
public protocol RecipeRepository: Sendable { func store(title: String) }
$ vipergen generate
```

## Unknown module

There is no module with this name. Modules are folders of the specs.

Wrong:
```yaml
# specs/Recipes/module.yml
imports: [Desing]
# specs/Design/module.yml
kind: core
```
Right:
```yaml
# specs/Recipes/module.yml
imports: [Design]
# specs/Design/module.yml
kind: core
```

## Unknown preview field

A preview gives a value to a field that isn't there. Fields are those of the state.

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

## Unknown preview part

A preview gives values to a part that isn't there. In the style `mvvm`, values are given by part.

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

## Unknown product

No package has this product. Products are listed under `packages` in `project.yml`.

Wrong:
```yaml
# specs/project.yml
packages: { Charts: Packages/Charts }
# specs/Recipes/module.yml
imports: [Chart]
```
Right:
```yaml
# specs/project.yml
packages: { Charts: Packages/Charts }
# specs/Recipes/module.yml
imports: [Charts]
```

## Unknown protocol

A module lists a protocol for mocks that its sources don't declare. It is misspelled or was renamed.

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

## Unknown repository

The module has no repository with this name. Scenes and use cases share the `repositories` of their own `module.yml`.

Wrong:
```yaml
# specs/Recipes/module.yml
repositories: { Recipes: { methods: { load: } } }
useCases: { FetchRecipe: { uses: [Recipe], methods: { run: } } }
```
Right:
```yaml
# specs/Recipes/module.yml
repositories: { Recipes: { methods: { load: } } }
useCases: { FetchRecipe: { uses: [Recipes], methods: { run: } } }
```

## Unknown route parameter

A route passes a parameter that its destination doesn't take. The generated code would not compile.

Wrong:
```yaml
# specs/Recipes/RecipeList.yml
routes: { details: { to: RecipeDetails, with: [page] } }
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

## Unknown path

A path under `unmanaged` names neither a scaffold nor a file or folder that is there, so nothing is left alone. It is misspelled, or what it named is gone.

Wrong:
```yaml
# specs/project.yml
unmanaged: [Sources/Recipes/RecipeDetailsEntity.swift]
$ vipergen generate
```
Right:
```sh
$ vipergen generate
```

## Unknown scene

There is no scene with this name. Scenes are the files in the modules' folders.

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

## Unknown section event

A section reports an event that the scene doesn't have. Sections report events of the scene.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
events: [didTapOrder]
contents: { top: { order: { events: [didTapOrders] } } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
events: [didTapOrder]
contents: { top: { order: { events: [didTapOrder] } } }
```

## Unknown section field

A section shows a field that the state doesn't have. Sections show fields of the scene's state.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
state: { order: Int }
contents: { top: { order: { state: [ordr] } } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: swiftui
state: { order: Int }
contents: { top: { order: { state: [order] } } }
```

## Unknown section part

A section is drawn from a part of the screen that the scene doesn't have. In an `mvvm` scene, sections are drawn from the data of parts.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { list: { state: { order: Int } } }
contents: { top: { order: { part: lst, state: [order] } } }
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
style: mvvm
parts: { list: { state: { order: Int } } }
contents: { top: { order: { part: list, state: [order] } } }
```

## Unknown service

There is no service with this name. Services are listed under `services` in `project.yml`.

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

## No such tab

The app has no tab with this number. Tabs are counted from zero.

Wrong:
```yaml
# specs/project.yml
tabs: [RecipeDetails]
# specs/Recipes/RecipeDetails.yml
routes: { first: { present: tab 1 } }
```
Right:
```yaml
# specs/project.yml
tabs: [RecipeDetails]
# specs/Recipes/RecipeDetails.yml
routes: { first: { present: tab 0 } }
```

## Unknown type

Nothing declares a type, and its name is close to one that exists. A type of your own is fine in a spec: declare it in the sources, or, if a package declares it, list it under `types` of its module.

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

## Unknown use case

There is no use case with this name. Use cases are listed under `useCases` in a `module.yml`.

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
"unknown-value": ##"""
The message lists them, or the note says which is near.

## Unknown choice

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

## Unknown platform

There is no platform with this name. SwiftPM would refuse the generated `Package.swift`.

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

## Unknown rule

There is no lint rule with this name. `vipergen explain` lists them.

Wrong:
```yaml
# specs/project.yml
lint: { feature-imports: off }
```
Right:
```yaml
# specs/project.yml
lint: { feature-import: off }
```

"""##,
"unmet-mark": ##"""
The mock is made without it. The note says what to write, or what tests have in its place.

Wrong:
```swift
// Sources/Client.swift
/// @mockable(modifiers: retries = weak)
protocol Client { var retries: Int { get } }
```
Right:
```swift
// Sources/Client.swift
/// @mockable
protocol Client { var retries: Int { get } }
```

"""##,
"unmockable": ##"""
Mocks are in another file, and often in another module.

## Hidden protocol

The protocol of a service is internal. The modules that use the service can't see it, and neither can their mocks. Other internal protocols are mocked: the mock imports their module as `@testable`.

Wrong:
```yaml
# specs/project.yml
services: { baker: Baker }
# specs/Recipes/module.yml
mocks: annotated
# specs/Recipes/RecipeDetails.yml
uses: [baker]
// Sources/KitchenCore/Baker.swift
protocol Baker: Sendable { func bake() }
$ vipergen generate
```
Right:
```yaml
# specs/project.yml
services: { baker: Baker }
# specs/Recipes/module.yml
mocks: annotated
# specs/Recipes/RecipeDetails.yml
uses: [baker]
// Sources/KitchenCore/Baker.swift
public protocol Baker: Sendable { func bake() }
$ vipergen generate
```

## Unmockable member

A member of a protocol can't be in a mock. No mock can implement a member of this form.

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

## Unmockable protocol

A protocol can't be mocked. A mock is in another file, where a private protocol isn't visible.

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
"unreadable-file": ##"""
The system's reason is in the message: a missing permission, or a file that was deleted.

Wrong:
```sh
$ mkdir -p specs/Recipes && ln -s RecipeList.yml specs/Recipes/RecipeList.yml
$ vipergen check --specs-only
```
Right:
```sh
$ mkdir -p specs/Recipes && echo "style: uikit" >specs/Recipes/RecipeList.yml
$ vipergen check --specs-only
```

"""##,
"unreadable-input": ##"""
Name another one, or write it anew.

## No sandbox output

Standard input isn't what a sandbox prints. `vipergen report --gallery` makes its page of the screens that `swift run <Feature>Sandbox` prints.

Wrong:
```sh
$ echo hello | vipergen report --gallery
```
Right:
```sh
$ printf 'Shelves: 1 scene\n\nJar\n  opens: JarViewController\n' | vipergen report --gallery
```

## Unreadable baseline

A file isn't a baseline of the command. Nothing else is read as one, and no other file is replaced by one. The first line says whose it is.

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

## Unreadable history

A file isn't a history of the report. A line is added to nothing else. The first line names the columns.

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
What it declares can't be known.

## Source syntax error

A source has a syntax error. Its protocols can't be read reliably. The compiler reports the error as well.

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

## Source not readable as Swift

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
"unsupported-yaml": ##"""
Specs are plain mappings, lists and texts.

## YAML bad merge

`<<` is given something that can't be merged. `<<` copies the keys of another mapping, so it needs an alias of a mapping, or a list of such aliases.

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

## YAML multiple documents

A file has a second YAML document. A spec is one document. A line of three dashes begins another one, which would be ignored.

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

## YAML recursive alias

An alias is inside of the value it refers to. The value would contain itself endlessly.

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
"untold-design": ##"""
Nothing is guessed: a colour that isn't plain, a dark value of no colour, a size that the system's font doesn't have, or a style that no layer uses. All else is imported.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/design.yml
module: KitchenCore
<!-- design.json -->
{
  "document": { "type": "DOCUMENT", "children": [] }, "components": {}, "componentSets": {},
  "styles": { "1:1": { "name": "Accent", "styleType": "FILL" } }
}
$ vipergen design import design.json
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/design.yml
module: KitchenCore
<!-- design.json -->
{
  "document": { "type": "DOCUMENT", "children": [
    { "name": "Swatch", "type": "RECTANGLE", "styles": { "fill": "1:1" },
      "fills": [{ "type": "SOLID", "color": { "r": 0.7, "g": 0.1, "b": 0.1, "a": 1 } }] }
  ] },
  "components": {}, "componentSets": {},
  "styles": { "1:1": { "name": "Accent", "styleType": "FILL" } }
}
$ vipergen design import design.json
```

"""##,
"unusable-design": ##"""
`vipergen design import` takes what Figma's REST API answers to `GET /v1/files/:key`, and makes code of no other file. Names in a design become names in Swift, and two of them can't become one. Nothing is written.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/design.yml
module: KitchenCore
<!-- design.json -->
{ "status": 403, "err": "Invalid token" }
$ vipergen design import design.json
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
scene: RecipeDetails
# specs/design.yml
module: KitchenCore
<!-- design.json -->
{ "document": { "type": "DOCUMENT", "children": [] }, "components": {}, "componentSets": {}, "styles": {} }
$ vipergen design import design.json
```

"""##,
"unusable-type": ##"""
The generated code would not compile.

## Generic arguments

A generic type is given too few or too many arguments.

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

## Not a protocol

`any` or `&` is used with a type that isn't a protocol.

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

## Protocol without any

A protocol is written as a type without `any`. Swift requires `any` before a protocol that is used as the type of a value.

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

## Type cannot be kept

Values of a type can't be stored. Values that a spec declares are stored in states and descriptors; a `Span`, for example, can't outlive the call that created it.

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

## Type without value

A value has a type with no values, or only one. `Void` holds nothing, and `Never` has no values.

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

## Void parameter

A function type takes `Void`. Callers would have to write `f(())`.

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
"unused-entry": ##"""
Nothing asks a repository. It is made for each scene and use case that names it, and so never.

Wrong:
```yaml
# specs/Recipes/module.yml
repositories: { Recipes: { methods: { load: } } }
```
Right:
```yaml
# specs/Recipes/module.yml
repositories: { Recipes: { methods: { load: } } }
useCases: { FetchRecipe: { uses: [Recipes], methods: { run: } } }
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
"variant-with-variants": ##"""
They would be ignored.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
variants: { NewRecipe: userFeatures.isOn }
# specs/Recipes/NewRecipe.yml
variants: { NewestRecipe: userFeatures.isOn }
# specs/Recipes/NewestRecipe.yml
scene: NewestRecipe
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
variants:
  NewRecipe: userFeatures.isOn
  NewestRecipe: userFeatures.isOn
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
"vipergen-bug": ##"""
This is a bug in vipergen; please report it. Nothing was written.

## Emitted syntax error

A template doesn't produce valid Swift.

There is no example: it is a mistake in a template.

## Generated elsewhere

A generated file would be outside of a folder `Generated`. That folder shows which files belong to vipergen.

There is no example: it is a mistake in Swift code.

## Generated without header

A generated file would not begin with the header. The next run would treat it as yours.

There is no example: it is a mistake in a template.

## Path clash

Two generated files would have the same path. Paths that differ only in capitals are the same on macOS.

There is no example: it is a mistake in vipergen, or a clash of names that no rule finds yet.

## Template failed

A template can't be rendered.

There is no example: it is a mistake in Swift code.

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
"wrong-module": ##"""
Move it to another module.

## Adopted outside app

A scene of a feature names a descriptor of the team's own. The descriptors of features are generated into their interface modules, so that other features can use them.

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

## Core with scenes

A core module has a scene. Screens belong in features, so that changing one doesn't rebuild everything.

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

## Core with use cases

A core module has a use case or a repository. Use cases belong to a feature, and others reach them through the resolver. Make it a service if every module needs it.

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

## Descriptor out of reach

A scene of a feature leads to one whose descriptor is your own, and the feature imports no module that may declare it. Scenes of the app reach descriptors wherever they are.

Wrong:
```yaml
# specs/Kitchen/Help.yml
style: handwritten
descriptor: HelpDescriptor
# specs/Recipes/RecipeList.yml
routes: { help: Help }
```
Right:
```yaml
# specs/project.yml
descriptors: { imports: [KitchenCore] }
# specs/Kitchen/Help.yml
style: handwritten
descriptor: HelpDescriptor
# specs/Recipes/RecipeList.yml
routes: { help: Help }
```

## Legacy in feature

An old screen is in a feature. Old screens depend on everything, so they belong in the app or in a module of `kind: legacy`.

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

## Legacy with use cases

A module of old screens, or the app, has a use case. Use cases belong to features.

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

## Scene among legacy

A new scene is in a module of `kind: legacy`. New scenes belong in features, or in the app until they can move to one.

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

## Type out of sight

A feature's spec names a type that its sources can't see: only another feature declares it, or the feature itself does, and what it shows to others, as a descriptor, lies in its interface module. Such a type belongs in a core module, or in the feature's interface.

Wrong:
```yaml
# specs/Recipes/RecipeDetails.yml
parameters: { filter: RecipeFilter }
// Sources/Recipes/RecipeFilter.swift
public nonisolated struct RecipeFilter: Hashable, Sendable {
    public init() {}
}
$ vipergen generate
```
Right:
```yaml
# specs/Recipes/RecipeDetails.yml
parameters: { filter: RecipeFilter }
// Sources/KitchenCore/RecipeFilter.swift
public nonisolated struct RecipeFilter: Hashable, Sendable {
    public init() {}
}
$ vipergen generate
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
"yaml-indentation": ##"""
In YAML, indentation is structure.

## Indentation

A line is indented differently from those around it.

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

## Tab

A line is indented by a tab. YAML is indented with spaces only.

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
"yaml-out-of-memory": ##"""
The system refused a few kilobytes to the YAML parser.

There is no example: it depends on the machine's memory.

"""##,
"yaml-punctuation": ##"""
The note has the line as it should be.

## Comment sign

A comment begins with two slashes. YAML's comments begin with a number sign; what begins with slashes is text.

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

## Missing colon

A key has no colon. A key ends with `:`, also when its value is on the next lines.

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

## Missing comma

A comma is missing in brackets. Entries in brackets are separated by commas, also on lines of their own.

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

## Missing space

A space is missing after a colon or a dash. Without it, YAML reads the whole as one word.

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

## Stray bracket

A closing bracket has no opening one. Either it is one too many, or the opening one is missing.

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

## Unclosed bracket

A bracket isn't closed. Everything after it would belong to it.

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

## Unclosed quote

A quotation mark isn't closed on its line. Everything up to the next one would be part of the text.

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
"lint/app-import": ##"""
The app depends on every module, so no module can depend on the app. [Where does it go?](where-does-it-go.md) says which module takes what.

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
View builders are the types that conform to `SceneViewBuilder`, and those named `…ViewBuilder` with a function that returns a view controller. Without a spec there is no descriptor, and no other screen can show the scene. SwiftUI's `@ViewBuilder` and result builders don't count. With `descriptors` in `project.yml` this is checked only where `lint` lists it: handwritten descriptors are listed anyway.

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
What a scene may reach is in its spec, under `uses` and `routes`, and the compiler enforces that. `as?`, `as!`, `is`, a pattern with `as`, `unsafeDowncast` and `unsafeBitCast` bypass it. A value is an environment if it is called `environment`, has the type of one in its file, or was assigned from one. Casts to environments and resolvers always count. A plain `as`, which the compiler checks, is allowed. [Where does it go?](where-does-it-go.md) compares the ways.

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
A feature reaches the scenes of another by their descriptors, and its use cases through the resolver; both are in the other's interface module. Core modules and interface modules import no features either, and a feature's tests import no other feature. [Where does it go?](where-does-it-go.md) compares the ways.

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
A type that conforms to `TypedDescriptor`, or to a feature's `<Feature>SceneDescriptor`, is generated from a spec; the resolver has no case for any other. With `descriptors` in `project.yml` a protocol of your own counts as well, and this is a warning unless `lint` says otherwise: see [half-way](existing-apps.md#half-way).

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
runtime: ../..
services: { activityLogger: ActivityLogger, recipeRepository: RecipeRepository }
lint: { incomplete-previews: error }
# specs/Recipes/RecipeDetails.yml
style: swiftui
state: { note: String? }
previews: { plain: {} }
```
Right:
```yaml
# specs/project.yml
project: Kitchen
runtime: ../..
services: { activityLogger: ActivityLogger, recipeRepository: RecipeRepository }
lint: { incomplete-previews: error }
# specs/Recipes/RecipeDetails.yml
style: swiftui
state: { note: String? }
previews: { combinations: [note] }
```

"""##,
"lint/legacy-import": ##"""
New code reaches an old screen like any other: by its descriptor. [Where does it go?](where-does-it-go.md) says which module takes what.

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
Old objects are those that services name under `legacy`, each with the adapter `<Type>Adapter`, and those listed under `legacySingletons` in `project.yml`, which any type whose name ends in `Adapter` may use. Old code may still use them: their own class, modules of `kind: legacy`, and the classes named by scenes of the style `legacy`. Tests may, too.

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
"lint/nib-asset": ##"""
A document gives their names as text, and nothing fails where one is missing: the screen just lacks it. All asset catalogues and image files of the package count, and the name of an image in a folder that provides a namespace begins with the folder's (`Icons/star`). Documents are checked if their module has an asset catalogue, or if the app's, which has the app icon, is in the package; otherwise the names may be in catalogues that `vipergen` doesn't see. Symbols and colours of the system aren't checked.

Wrong:
```xml
<!-- Sources/Recipes/RecipeCell.xib -->
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <imageView image="stars" id="image-1"/>
    </objects>
</document>
<!-- Sources/Recipes/Media.xcassets/star.imageset/Contents.json -->
{ "images": [{ "filename": "star.pdf", "idiom": "universal" }], "info": { "author": "xcode", "version": 1 } }
```
Right:
```xml
<!-- Sources/Recipes/RecipeCell.xib -->
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <imageView image="star" id="image-1"/>
        <imageView image="star.fill" catalog="system" id="image-2"/>
    </objects>
</document>
<!-- Sources/Recipes/Media.xcassets/star.imageset/Contents.json -->
{ "images": [{ "filename": "star.pdf", "idiom": "universal" }], "info": { "author": "xcode", "version": 1 } }
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
"lint/nib-reference": ##"""
Merges leave both behind: a constraint whose view the other branch removed, and an object that is there twice. Interface Builder doesn't open such a document, and the build fails. Views, layout guides and everything else with an `id` are objects, wherever they are in the document.

Wrong:
```xml
<!-- Sources/Recipes/RecipeCell.xib -->
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <tableViewCell id="cell-1">
            <subviews>
                <label id="label-1"/>
            </subviews>
            <constraints>
                <constraint firstItem="label-2" firstAttribute="top" secondItem="cell-1" secondAttribute="top" id="constraint-1"/>
            </constraints>
        </tableViewCell>
    </objects>
</document>
```
Right:
```xml
<!-- Sources/Recipes/RecipeCell.xib -->
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <tableViewCell id="cell-1">
            <subviews>
                <label id="label-1"/>
            </subviews>
            <constraints>
                <constraint firstItem="label-1" firstAttribute="top" secondItem="cell-1" secondAttribute="top" id="constraint-1"/>
            </constraints>
        </tableViewCell>
    </objects>
</document>
```

"""##,
"lint/nib-unconnected-outlet": ##"""
An outlet such as `UILabel!` or `[UIView]!` that nothing connects is `nil` when the document is loaded, and the first use of it crashes. The finding is at the property; an inherited outlet is reported where the superclass declares it. Outlets of optional types may be unconnected, and so may those that code assigns: in a source of the class, or from outside as in `cell.title = label`. A view that loads a nib as its File's Owner has its outlets connected in that nib. Each document of a class is checked, but one whose outlets are misspelled (`nib-outlet`) waits for that.

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
        <label id="label-1"/>
    </objects>
</document>
// Sources/Recipes/RecipeCell.swift
import ViperRuntime

final class RecipeCell: UITableViewCell {
    @IBOutlet private weak var title: UILabel!
    @IBOutlet private weak var duration: UILabel!
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
                <outlet property="duration" destination="label-2" id="outlet-2"/>
            </connections>
        </tableViewCell>
        <label id="label-1"/>
        <label id="label-2"/>
    </objects>
</document>
// Sources/Recipes/RecipeCell.swift
import ViperRuntime

final class RecipeCell: UITableViewCell {
    @IBOutlet private weak var title: UILabel!
    @IBOutlet private weak var duration: UILabel!
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
SwiftPM often builds an import of a module that the target doesn't depend on, until the build order changes. Core modules and products of the project's packages are declared under `imports` in `module.yml`, interface modules by a route or by a use case under `uses`, and tests may import test-support modules. System modules aren't checked. [Where does it go?](where-does-it-go.md) compares the ways.

Wrong:
```swift
// Sources/Shopping/Prices.swift
import DesignSystem
```
Right:
```yaml
# specs/Shopping/module.yml
imports: [DesignSystem]
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
runtime: ../..
services: { activityLogger: ActivityLogger, recipeRepository: RecipeRepository }
lint: { unlocalised-text: error }
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
runtime: ../..
services: { activityLogger: ActivityLogger, recipeRepository: RecipeRepository }
lint: { unlocalised-text: error }
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
A file that isn't UTF-8, is larger than 16 MiB or has an unresolved merge could hide anything. Other syntax errors are left to the compiler.

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
imports: [DesignSystem]
// Sources/Shopping/Prices.swift
import KitchenCore
```
Right:
```yaml
# specs/Shopping/module.yml
imports: [DesignSystem]
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
"lint/work-holds-presenter": ##"""
A load is cancelled with its screen only if it doesn't hold the presenter, one that failed is kept for `tasks.retry()` and would keep the presenter with it, and an action's failure is handed to `unseenFailures` only when the presenter has gone. So the closure of `load`, `perform`, `follow` and `lead`, and of `tasks.load` and `tasks.perform`, doesn't mention `self`, and neither does one inside of it; it captures what it needs, as `[interactor]`, or `[weak self]`. What follows goes into [`then:`](work.md#in-a-presenter), which is handed the presenter and doesn't mention `self` either. The rule checks presenters and view models of scenes, and other types that conform to `ScenePresenter` or `SceneViewModel` in their file.

Wrong:
```swift
// Sources/Recipes/Application/RecipeSearch/RecipeSearchPresenter.swift
extension RecipeSearchPresenter {
    private func fetchRecipes() {
        load(\.recipes) { try await self.interactor.fetchRecipes() }
    }
}
```
Right:
```swift
// Sources/Recipes/Application/RecipeSearch/RecipeSearchPresenter.swift
extension RecipeSearchPresenter {
    private func fetchRecipes() {
        load(\.recipes) { [interactor] in try await interactor.fetchRecipes() }
    }
}
```

"""##,
    ]
}
