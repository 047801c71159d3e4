// swift-format-ignore-file

import EmberCore
import UIKit

@MainActor
struct Studio {
    let glazes: [String]

    func make<D: Descriptor>(_ descriptor: D) -> D.Output {
        if let firing = descriptor as? Kiln.Firing {
            return FiringViewController(number: firing.number) as! D.Output
        }
        if let shelf = descriptor as? Kiln.Shelf {
            return ShelfBuilder.build(pots: shelf.pots) as! D.Output
        }
        if descriptor is Glaze.Picker {
            return GlazePicker(fetch: make(UseCase.FetchGlazes())) as! D.Output
        }
        if descriptor is UseCase.FetchGlazes {
            return FetchGlazes(glazes: glazes) as! D.Output
        }
        fatalError("nothing makes \(D.self)")
    }
}
