import { findPrices, type Price } from "#core/numbers/prices";

/** Amounts that are not what the product costs: savings, credits, money raised or covered, thresholds. */
const NOT_A_PRICE_BEFORE =
	/(?:save|saved|saving|off|discount|credit|cashback|worth|raised?|raising|funding|over|under|above|below|up to|orders? (?:of|over)|reward|earn|revenue|valued at|was|instead of|budget|min\.?|spend|win|donat\w{1,8}|profit|sales of|coverage|limit|reimburse\w{0,8}|deductible)(?: (?:of|at|an?|than|to))? ?$/iu;
const NOT_A_PRICE_AFTER =
	/^ ?(?:off|discount|savings?|credit|in (?:savings|funding|revenue|sales)|worth|coupon|gift|cash ?back|raised|value\b|donation|deductible|million|billion)/iu;

/** What bringing the goods costs is not what they cost. */
const DELIVERY =
	/\b(?:shipping|delivery|postage|versand(?:kosten)?|livraison|envíos?|spedizione|verzending|wysyłka|dostaw\w+|frakt)\b|доставк/iu;

/** `including shipping`: then it is the price of the goods. */
const WITH_DELIVERY =
	/\b(?:includ(?:ing|es)|incl\.?|with free|inkl\.?|inklusive|einschließlich|y compris|livraison (?:comprise|incluse)|con|inclus[oe]|inclui(?:do|ndo)?|inclusief) (?:free |the |la |le |el |o |a )?(?:shipping|delivery|postage|versand|livraison|envío|spedizione|frete|envio|verzending)|\b(?:envío|spedizione|frete|livraison) (?:incluido|inclus[ao]|incluída|comprise?|incluse?)\b/giu;

/** Whether a text tells what bringing the goods costs. */
export const isOfDelivery = (text: string): boolean => DELIVERY.test(text.replace(WITH_DELIVERY, " "));

/** The amounts in a folded text that read like prices of a product. Pure. */
export function productPrices(text: string): Price[] {
	if (isOfDelivery(text)) return [];
	return findPrices(text).filter(({ start, end }) => {
		const before = text.slice(Math.max(0, start - 24), start);
		return !NOT_A_PRICE_BEFORE.test(before) && !NOT_A_PRICE_AFTER.test(text.slice(end, end + 16));
	});
}
