import Foundation
import LinksCore
import ShopsInterface
import Testing
import ViperRuntime

@testable import Shops

// No test of the view model: `samples` in project.yml has no value of OfferCode.
// No test of onTakeButtonTap: `samples` in project.yml has no value of OfferCode.
