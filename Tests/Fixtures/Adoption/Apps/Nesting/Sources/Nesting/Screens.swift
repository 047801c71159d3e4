// swift-format-ignore-file

import NestingKit
import UIKit

@MainActor
enum MapViewBuilder {
    static func build(environment: any Environment) -> UIViewController {
        let viewController = UIViewController()
        viewController.title = environment.sightings.species(near: "here").first
        return viewController
    }
}

@MainActor
enum SpeciesViewBuilder {
    static func build(
        with descriptor: ViewDescriptor.SpeciesDescriptor, environment: any Environment
    ) -> UIViewController {
        let viewController = UIViewController()
        viewController.title = descriptor.isRare ? "\(descriptor.name)!" : descriptor.name
        return viewController
    }
}

final class SightingsViewController: UINavigationController {
    let species: [String]

    init(species: [String]) {
        self.species = species
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

final class SongViewController: UIViewController {
    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
