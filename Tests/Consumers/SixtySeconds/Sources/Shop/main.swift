import ContentCards
import Foundation

let json = """
  [
    {"id": "a1", "e": {"class_type": "coupon_code", "discount_percentage": "20%"}},
    {"id": "a2", "e": {"class_type": "coupon_code", "discount_percentage": "12.5", "coupon_tags": "tea, sale"}}
  ]
  """
let payload = try ContentCard.Payload(json: Data(json.utf8))
for failure in payload.failures { print(failure) }

let conversion = ContentCardClassType.convertContentCards(payload.cards, for: [.coupon])

for object in conversion.objects {
  switch object {
  case .coupon(let coupon): print(coupon.discountPercentage, coupon.couponTags)
  }
}
for issue in conversion.issues { print(issue) }
