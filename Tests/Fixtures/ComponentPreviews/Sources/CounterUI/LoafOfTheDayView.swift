// In place of the scaffold.

import SwiftUI

struct LoafOfTheDayView {}
