import { type Case, onHome, onPage, type Trap } from "#drafting/traps/trap";

const PRICING = ["/pricing", "pricing", "Pricing"] as const;

const TABLE =
	"<table><tr><th></th><th>Basic</th><th>Pro</th></tr><tr><td>Price</td><td>$9</td><td>$29</td></tr><tr><td>Shops</td><td>1</td><td>5</td></tr></table>";
const CARDS =
	'<div class="plan"><h2>Basic</h2><p>$9</p><p>per month</p></div><div class="plan"><h2>Pro</h2><p>$29</p><p>per month</p></div>';

const RIVALS =
	"<h2>Prices of a year</h2><table><tr><th>Vendor</th><th>A year</th></tr><tr><td>BloomBill</td><td>$35</td></tr><tr><td>Petalsoft</td><td>$80</td></tr><tr><td>Acme</td><td>$12</td></tr></table>";
const RIVALS_BESIDE =
	"<h2>Prices</h2><table><tr><th>What</th><th>BloomBill</th><th>Acme</th></tr><tr><td>A year</td><td>$35</td><td>$12</td></tr></table>";

/** A sentence under the cards of two plans. */
const besideCards = (sentence: string, lang = "en"): Case => [sentence, sentence, `${CARDS}<p>${sentence}</p>`, lang];

/** Whose price is it, what does it buy, and is it a price? */
export const PRICE_TRAPS: readonly Trap[] = [
	...onHome("price of somebody else", "pricing_summary", false, [
		["BloomBill: $35", ["BloomBill", "$35"], RIVALS],
		["BloomBill: $35 a year", ["BloomBill", "$35"], RIVALS_BESIDE],
		["$49 per month", "Other tools cost $49 per month.", "<p>Other tools cost $49 per month.</p>"],
		[
			"BloomBill: $79 per month",
			"BloomBill: $79 per month",
			"<h2>Acme vs BloomBill</h2><ul><li>BloomBill: $79 per month</li></ul>",
		],
		[
			"$15 per month",
			"Unlike BloomBill, which charges $15 per month, Acme has no seats.",
			"<p>Unlike BloomBill, which charges $15 per month, Acme has no seats.</p>",
		],
		[
			"we pay $30 per month",
			"“Before Acme, we pay $30 per month”, says Dana.",
			"<h2>What florists say</h2><p>“Before Acme, we pay $30 per month”, says Dana.</p>",
		],
		[
			"PayWise charges $0.30 per payment",
			"PayWise charges $0.30 per payment",
			"<p>PayWise charges $0.30 per payment</p>",
		],
		[
			"Bouquets from $25 per week",
			"Bouquets from $25 per week",
			"<h2>Our customers</h2><p>Bouquets from $25 per week</p>",
		],
	]),
	...onHome("an amount that is no price", "pricing_summary", false, [
		["$500 per month", "Florists save $500 per month with Acme.", "<p>Florists save $500 per month with Acme.</p>"],
		["$3 million", "We raised $3 million", "<p>We raised $3 million from North Capital.</p>"],
		["$12 per order", "Delivery costs $12 per order.", "<p>Delivery costs $12 per order.</p>"],
		[
			"$4,000 per month",
			"You will earn $4,000 per month as our support agent.",
			"<h2>Jobs</h2><p>You will earn $4,000 per month as our support agent.</p>",
		],
		["$20 per friend", "Get a $20 reward per friend", "<p>Get a $20 reward per friend</p>"],
	]),
	...onPage(PRICING, "a price with another plan's name", "pricing_summary", false, [
		["Pro: $9", ["Basic Pro", "$9"], TABLE],
		["Basic: $29", ["Basic", "$29"], TABLE],
		["Basic: $29 per month", ["Basic", "$29"], CARDS],
		["Pro: $9 per month", ["$9 per month", "Pro"], CARDS],
		["Pro: $9 per month", ["Basic $9 per month", "Pro $29 per month"], CARDS],
	]),
	...onPage(PRICING, "a price in another currency or for another time", "pricing_summary", false, [
		["Pro: €29 per month", "Pro: $29 per month", "<p>Pro: $29 per month</p>"],
		["Pro: $29 per year", "Pro: $29 per month", "<p>Pro: $29 per month</p>"],
		["Pro: $29 per month", "Pro: $29 per user per month", "<p>Pro: $29 per user per month</p>"],
		["Pro: $29", "Pro: from $29 per month", "<p>Pro: from $29 per month</p>"],
		[
			"Pro: $49 per month",
			"Pro: $29 per month instead of $49 per month",
			"<p>Pro: $29 per month instead of $49 per month</p>",
		],
		["Pro: $29 per month", "Pro will cost $29 per month from 2027.", "<p>Pro will cost $29 per month from 2027.</p>"],
	]),
	...onHome("free, but not the product", "pricing_model", false, [
		["freemium", ["$0 setup fee", "Plans from $9 per month"], "<p>$0 setup fee</p><p>Plans from $9 per month</p>"],
		[
			"freemium",
			["0 € Versandkosten", "Tarife ab 9 € im Monat"],
			"<p>0 € Versandkosten</p><p>Tarife ab 9 € im Monat</p>",
			"de",
		],
		["free", "BloomBill is free for everyone.", "<p>BloomBill is free for everyone.</p>"],
		["free", "Acme is not free.", "<p>Acme is not free.</p>"],
		["free", "Acme will be free for students.", "<p>Acme will be free for students.</p>"],
		["free", "Feel free to use our logo.", "<p>Feel free to use our logo.</p>"],
		[
			"freemium",
			["Support: Free", "Plans from $9 per month"],
			"<ul><li>Support: Free</li></ul><p>Plans from $9 per month</p>",
		],
		["free", "Is Acme free for everyone?", "<h3>Is Acme free for everyone?</h3><p>No, plans start at $9.</p>"],
		["free", "Unlike Acme, most tools are free to use.", "<p>Unlike Acme, most tools are free to use.</p>"],
		["open_source", "We love open source conferences.", "<h2>Events</h2><p>We love open source conferences.</p>"],
		["open_source", "Acme is not open source.", "<p>Acme is not open source.</p>"],
	]),
	...onHome("paid, but not the product", "pricing_model", false, [
		["paid", "BloomBill costs $15 per month.", "<p>BloomBill costs $15 per month.</p>"],
		["paid", "There is no monthly fee.", "<p>There is no monthly fee.</p>"],
		["subscription", "Other tools charge $49 per month.", "<h2>Compare</h2><p>Other tools charge $49 per month.</p>"],
		["one_time", "Acme is not a one-time payment of $90.", "<p>Acme is not a one-time payment of $90.</p>"],
		[
			"free_trial",
			"BloomBill offers a free trial, then $15 per month.",
			"<p>BloomBill offers a free trial, then $15 per month.</p>",
		],
	]),
	...onPage(PRICING, "own prices", "pricing_summary", true, [
		["Pro: $29", ["Pro", "$29"], TABLE],
		["Basic: $9", ["Basic", "$9"], TABLE],
		["Basic: $9 per month", ["Basic", "$9 per month"], CARDS],
		["Pro: $29 per month", ["Pro $29 per month"], CARDS],
		["Acme: $12", ["Acme", "$12"], RIVALS],
		["Pro: $29 per user per month", "Pro: $29 per user per month", "<p>Pro: $29 per user per month</p>"],
		[
			"スタンダード: 1,980円 / 月",
			["スタンダード", "1,980円 / 月"],
			"<div class=plan><h2>スタンダード</h2><p>1,980円 / 月</p></div><div class=plan><h2>プロ</h2><p>4,980円 / 月</p></div>",
			"ja",
		],
		[
			"Pro: ₹499 per month",
			["Pro", "₹499 per month"],
			"<div class=plan><h2>Basic</h2><p>₹199 per month</p></div><div class=plan><h2>Pro</h2><p>₹499 per month</p></div>",
		],
		[
			"스탠다드: ₩9,900 / 월",
			["스탠다드", "₩9,900 / 월"],
			"<div class=plan><h2>스탠다드</h2><p>₩9,900 / 월</p></div><div class=plan><h2>프로</h2><p>₩19,900 / 월</p></div>",
			"ko",
		],
	]),
	...onHome("own pricing model", "pricing_model", true, [
		[
			"freemium",
			["The free plan is for one shop.", "Pro costs $12 per month."],
			"<p>The free plan is for one shop.</p><p>Pro costs $12 per month.</p>",
		],
		["paid", "Plans start at €49 per month", "<p>Plans start at €49 per month</p>"],
		["free", "Acme is completely free for everyone.", "<p>Acme is completely free for everyone.</p>"],
		["subscription", "Acme costs $12 per month.", "<p>Acme costs $12 per month.</p>"],
	]),
	...onPage(PRICING, "what somebody else charges, told beside the site's own prices", "pricing_summary", false, [
		besideCards("Stripe takes 1.4% of each payment."),
		besideCards("Membership of the Guild of Florists costs $90 a year."),
		besideCards("The registry keeps $4 of each domain."),
		besideCards("Für Kartenzahlungen nimmt SumUp 1,39 %.", "de"),
		besideCards("Eine Verbandsmitgliedschaft kostet in Bremen 90 € im Jahr.", "de"),
		besideCards("Die Handwerkskammer verlangt 150 € im Jahr.", "de"),
		besideCards("L'adhésion au GDSA revient à 25 € par an.", "fr"),
		besideCards("La banque prélève 0,5 % de chaque paiement.", "fr"),
		besideCards("Treatwell cobra un 35 % por cada cliente nuevo.", "es"),
		besideCards("El colegio de arquitectos cobra 20 € por visado.", "es"),
		besideCards("Satispay trattiene 20 centesimi a pagamento.", "it"),
		besideCards("L'iscrizione alla Coldiretti costa 60 € all'anno.", "it"),
		besideCards("Uma ART custa R$ 99,64 no CREA.", "pt"),
		besideCards("O Mercado Pago fica com 0,99% no Pix.", "pt"),
		besideCards("iDEAL rekent € 0,29 per betaling.", "nl"),
		besideCards("Przelewy24 pobiera 1,2% od każdej płatności.", "pl"),
		besideCards("Сбербанк берёт 2% с каждого платежа.", "ru"),
		besideCards("Klarna tar 2,99 % per köp.", "sv"),
		besideCards("Medlemskap i Svensk Handel kostar 3 200 kr om året.", "sv"),
		besideCards("MobilePay tager selv 1 % i gebyr.", "da"),
		besideCards("Yrittäjien jäsenmaksu on 120 € vuodessa.", "fi"),
		besideCards("A bank 1%-ot von le minden fizetésből.", "hu"),
		besideCards("Úřad účtuje 500 Kč za zápis.", "cs"),
		besideCards("旅館組合の会費は年24,000円です。", "ja"),
		besideCards("은행은 건당 500원을 부과합니다.", "ko"),
	]),
	...onPage(PRICING, "what the site charges besides, told beside its plans", "pricing_summary", true, [
		besideCards("Extra users cost $5 a month."),
		besideCards("Acme takes 2% of each sale."),
		besideCards("Text messages cost 5p each."),
		besideCards("SMS kosten 7 Cent je Stück.", "de"),
		besideCards("Die Einrichtung kostet einmalig 149 €.", "de"),
		besideCards("Cada profesional adicional cuesta 3 € al mes.", "es"),
		besideCards("Cada boleto custa R$ 1,99.", "pt"),
		besideCards("Ogni utente in più costa 3 € al mese.", "it"),
		besideCards("Extra användare kostar 49 kr i månaden.", "sv"),
		besideCards("Tekstiviestin hinta on 8 senttiä.", "fi"),
		besideCards("SMSは1通12円です。", "ja"),
	]),
];
