// swift-format-ignore-file

import BeaconScreens
import SwiftUI

final class Lighthouse: ScreenResolver {
    private let names: [Int: String] = [1: "Low light", 2: "High light"]

    func resolve<S: ScreenDescriptor>(_ screen: S) -> S.Body {
        switch screen {
        case let screen as Screens.LampList:
            return resolveConcrete(screen) as! S.Body
        case let screen as Screens.Lamp:
            return resolveConcrete(screen) as! S.Body
        case let screen as KeeperScreen:
            return resolveConcrete(screen) as! S.Body
        case let screen as Screens.Chart:
            return chart(isNight: screen.isNight) as! S.Body
        default:
            fatalError("no view for \(screen)")
        }
    }
}

extension Lighthouse {
    func resolveConcrete(_ screen: Screens.LampList) -> Screens.LampList.Body {
        AnyView(LampList(resolver: self))
    }

    func resolveConcrete(_ screen: Screens.Lamp) -> Screens.Lamp.Body {
        AnyView(Text(names[screen.id] ?? "Lamp \(screen.id)"))
    }

    func resolveConcrete(_ screen: KeeperScreen) -> AnyView {
        AnyView(Text(screen.name))
    }

    private func chart(isNight: Bool) -> AnyView {
        AnyView(Text(isNight ? "Night" : "Day"))
    }
}

struct LampList: View {
    let resolver: any ScreenResolver

    var body: some View {
        List([1, 2], id: \.self) { id in
            resolver.resolve(Screens.Lamp(id: id))
        }
    }
}
