/// Old code that leads to the new screen, by the way that it has always gone.
@MainActor
enum Menu {
    static func offer(in session: Session) -> Any {
        session.open(ViewDescriptor.OfferDescriptor(offerID: 3))
    }
}
