import JarsInterface
import ViperRuntime

@MainActor
final class JarListViewModel {
    private(set) var state = JarListState() {
        didSet { render?(state) }
    }
    var render: ((JarListState) -> Void)?

    private let descriptor: ViewDescriptor.JarListDescriptor
    private let environment: any JarListEnvironment
    private let coordinator: JarListCoordinator

    init(
        descriptor: ViewDescriptor.JarListDescriptor,
        environment: any JarListEnvironment,
        coordinator: JarListCoordinator
    ) {
        self.descriptor = descriptor
        self.environment = environment
        self.coordinator = coordinator
    }
}

extension JarListViewModel: JarListViewModeling {
    func viewDidLoad() {}

    func didTapJar(jarID: Int64) {}

    func didTapHelp() {}
}
