// swift-format-ignore-file

import NestingKit
import UIKit

final class AppEnvironment: Environment {
    let sightings: any SightingStore
    private var lastSong: String?

    init(sightings: any SightingStore) { self.sightings = sightings }

    func resolve<D: TypedDescriptor>(_ descriptor: D) -> D.Output {
        switch descriptor {
        case is ViewDescriptor.MapDescriptor:
            return MapViewBuilder.build(environment: self) as! D.Output
        case let descriptor as ViewDescriptor.SpeciesDescriptor:
            return SpeciesViewBuilder.build(with: descriptor, environment: self) as! D.Output
        case let descriptor as ViewDescriptor.SightingsDescriptor:
            return SightingsViewController(species: sightings.species(near: descriptor.place)) as! D.Output
        case let descriptor as ViewDescriptor.SongDescriptor:
            lastSong = descriptor.name
            return SongViewController(name: descriptor.name) as! D.Output
        default:
            fatalError("\(D.self) has no builder")
        }
    }
}
