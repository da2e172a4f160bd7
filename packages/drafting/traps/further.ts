import { onHome, onPage, type Trap } from "#drafting/traps/trap";

/** The same kinds of mistake in other words and other pages than those that the rules were written from. */
export const FURTHER_TRAPS: readonly Trap[] = [
	...onPage(["/impressum", "contact", "Impressum"], "address of the hosting provider", "country", false, [
		[
			"US",
			"Amazon Web Services, Inc., 410 Terry Avenue North, Seattle WA 98109, United States",
			"<p>Acme</p><h3>Server und Bereitstellung</h3><p>Diese Seite läuft bei: Amazon Web Services, Inc., 410 Terry Avenue North, Seattle WA 98109, United States</p>",
			"de",
		],
		[
			"IT",
			"Aruba S.p.A., Via San Clemente 53, 24036 Ponte San Pietro, Italia",
			"<h2>Fornitore del servizio di hosting</h2><p>Aruba S.p.A., Via San Clemente 53, 24036 Ponte San Pietro, Italia</p>",
			"it",
		],
		[
			"RU",
			"123060, Россия, Москва, ул. Народного Ополчения, д. 32",
			"<h2>Хостинг-провайдер</h2><p>123060, Россия, Москва, ул. Народного Ополчения, д. 32</p>",
			"ru",
		],
		[
			"US",
			"Stripe, 354 Oyster Point Boulevard, South San Francisco, CA 94080, USA",
			"<h2>Payment provider</h2><p>Stripe, 354 Oyster Point Boulevard, South San Francisco, CA 94080, USA</p>",
		],
		[
			"IE",
			"Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland",
			"<h2>Google Analytics</h2><p>The provider is Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland</p>",
		],
		[
			"US",
			"American Arbitration Association, 120 Broadway, New York, NY 10271",
			"<h2>Arbitration</h2><p>American Arbitration Association, 120 Broadway, New York, NY 10271</p>",
		],
	]),
	...onHome("address of a customer, partner or shop", "country", false, [
		[
			"GB",
			"Rose & Co, 14 High Street, Bath, BA1 1BE",
			"<h2>Stockists</h2><p>Rose & Co, 14 High Street, Bath, BA1 1BE</p>",
		],
		[
			"PL",
			"Kwiaciarnia Ania, ul. Długa 7, 31-147 Kraków, Polska",
			"<h2>Zaufali nam</h2><p>Kwiaciarnia Ania, ul. Długa 7, 31-147 Kraków, Polska</p>",
			"pl",
		],
		[
			"ES",
			"Flores Soto, Calle Mayor 4, 28013 Madrid, España",
			"<h3>Lo que dicen nuestros clientes</h3><p>Una maravilla.</p><p>Flores Soto, Calle Mayor 4, 28013 Madrid, España</p>",
			"es",
		],
		[
			"AU",
			"Bloom Bar, 5 King St, Sydney NSW 2000, Australia",
			"<div class='case-study'><h3>Bloom Bar</h3><p>Bloom Bar, 5 King St, Sydney NSW 2000, Australia</p></div>",
		],
		[
			"DE",
			"FlowerExpo 2026, Messe Stuttgart, 70629 Stuttgart, Germany",
			"<p>FlowerExpo 2026, Messe Stuttgart, 70629 Stuttgart, Germany</p>",
		],
		["FR", "Julie Martin, Lyon, France", "<p>“J'adore Acme.”</p><p>Julie Martin, Lyon, France</p>"],
		[
			"BE",
			"Our sponsor Groen NV, Kerkstraat 1, 9000 Gent, Belgium",
			"<p>Our sponsor Groen NV, Kerkstraat 1, 9000 Gent, Belgium</p>",
		],
	]),
	...onHome("a country that is only mentioned", "country", false, [
		["FR", "Florists from Paris, France, to Oslo use Acme.", "<p>Florists from Paris, France, to Oslo use Acme.</p>"],
		[
			"US",
			"Acme was featured in Florists' Review, United States",
			"<p>Acme was featured in Florists' Review, United States</p>",
		],
		["NL", "Tulips are grown in Lisse, the Netherlands.", "<p>Tulips are grown in Lisse, the Netherlands.</p>"],
		["SE", "Our founder grew up in Malmö, Sweden.", "<p>Our founder grew up in Malmö, Sweden.</p>"],
		["IN", "We have moved from Pune, India.", "<p>We have moved from Pune, India.</p>"],
		["CH", "Your data never leaves Zurich, Switzerland.", "<p>Your data never leaves Zurich, Switzerland.</p>"],
		["MX", "Coming soon to Mexico", "<h2>Coming soon to Mexico</h2>"],
	]),
	...onHome("founding year of somebody else", "founded_year", false, [
		[
			"1923",
			"The shop in Bath has been run by the Rose family since 1923.",
			"<h2>Success stories</h2><p>The shop in Bath has been run by the Rose family since 1923.</p>",
		],
		[
			"2006",
			"PayWise, founded in 2006, handles our payments.",
			"<p>PayWise, founded in 2006, handles our payments.</p>",
		],
		["1989", "Dana has been a florist since 1989.", "<p>Dana has been a florist since 1989.</p>"],
		["2013", "The Acme Foundation was established in 2013.", "<p>The Acme Foundation was established in 2013.</p>"],
		[
			"2001",
			"Unser Partner Blumenring wurde 2001 gegründet.",
			"<p>Unser Partner Blumenring wurde 2001 gegründet.</p>",
			"de",
		],
		[
			"1995",
			"Notre fournisseur, créé en 1995, cultive des roses.",
			"<p>Notre fournisseur, créé en 1995, cultive des roses.</p>",
			"fr",
		],
		["2017", "The feature was created in 2017.", "<p>The feature was created in 2017.</p>"],
		["2020", "Version 3 was founded on feedback in 2020.", "<p>Version 3 was founded on feedback in 2020.</p>"],
		[
			"1847",
			"Founded in 1847, the botanical garden is open daily.",
			"<p>Founded in 1847, the botanical garden is open daily.</p>",
		],
		["2009", "Dana Whitfield founded Petal House in 2009.", "<p>Dana Whitfield founded Petal House in 2009.</p>"],
	]),
	...onHome("founders of something else", "founders", false, [
		[
			"Grace Obi",
			"Grace Obi, Founder of Obi Flowers",
			"<p>“We save a day a week.”</p><p>Grace Obi, Founder of Obi Flowers</p>",
		],
		[
			"Henry Ford",
			"Henry Ford, founder of the assembly line, would have liked it.",
			"<p>Henry Ford, founder of the assembly line, would have liked it.</p>",
		],
		[
			"Lia Moretti",
			"Lia Moretti, fondatrice di Fiori Belli",
			"<h2>Dicono di noi</h2><p>Lia Moretti, fondatrice di Fiori Belli</p>",
			"it",
		],
		["Sven Olsson", "Sven Olsson Founder, Blommor AB", "<div><p>Sven Olsson</p><p>Founder, Blommor AB</p></div>"],
		[
			"Nina Patel",
			"Nina Patel, former founder of Bloomly, leads sales.",
			"<p>Nina Patel, former founder of Bloomly, leads sales.</p>",
		],
		[
			"Peter Stone",
			"Backed by Peter Stone, founder of Stone Ventures",
			"<p>Backed by Peter Stone, founder of Stone Ventures</p>",
		],
	]),
	...onHome("mailbox of somebody else", "contact_email", false, [
		[
			"datenschutz@bfdi.bund.de",
			"Beschwerden: datenschutz@bfdi.bund.de",
			"<h2>Aufsichtsbehörde</h2><p>Beschwerden: datenschutz@bfdi.bund.de</p>",
			"de",
		],
		["orders@rosewholesale.com", "orders@rosewholesale.com", "<h2>Our suppliers</h2><p>orders@rosewholesale.com</p>"],
		["press@flowernews.com", "press@flowernews.com", "<h2>As seen in</h2><p>press@flowernews.com</p>"],
	]),
	...onHome("price of somebody else", "pricing_summary", false, [
		[
			"An accountant costs $120 per month",
			"An accountant costs $120 per month",
			"<p>An accountant costs $120 per month</p>",
		],
		[
			"QuickBill: €39 / month",
			"QuickBill: €39 / month",
			"<h2>How we compare</h2><table><tr><td>QuickBill: €39 / month</td><td>Acme: €9 / month</td></tr></table>",
		],
		["You used to pay $60 per month", "You used to pay $60 per month", "<p>You used to pay $60 per month</p>"],
		[
			"Domains cost $10 per year at your registrar",
			"Domains cost $10 per year at your registrar",
			"<p>Domains cost $10 per year at your registrar</p>",
		],
	]),
	...onHome("free, but not the product", "pricing_model", false, [
		["free", "The first consultation is free.", "<p>The first consultation is free.</p>"],
		["freemium", ["Free shipping", "Pro costs $12 per month."], "<p>Free shipping</p><p>Pro costs $12 per month.</p>"],
		["free", "Our newsletter is free.", "<p>Our newsletter is free.</p>"],
		[
			"freemium",
			["Cancel for free at any time", "Pro costs $12 per month."],
			"<p>Cancel for free at any time</p><p>Pro costs $12 per month.</p>",
		],
		["free", "Acme used to be free for everyone.", "<p>Acme used to be free for everyone.</p>"],
		["free", "Gluten free, sugar free", "<p>Gluten free, sugar free</p>"],
	]),
	...onHome("sense", "short_description", false, [
		[
			"Acme replaces your accountant.",
			"Acme cannot replace your accountant.",
			"<p>Acme cannot replace your accountant.</p>",
		],
		["Acme has been hacked.", "Acme has yet to be hacked.", "<p>Acme has yet to be hacked.</p>"],
		[
			"Acme stores invoices forever.",
			"Acme refuses to store invoices forever.",
			"<p>Acme refuses to store invoices forever.</p>",
		],
		["Acme is a bank.", "Acme is far from a bank.", "<p>Acme is far from a bank.</p>"],
		[
			"Acme sells flowers.",
			"Acme works for people who sell flowers.",
			"<p>Acme works for people who sell flowers.</p>",
		],
		[
			"Acme pays your taxes.",
			"Acme shows how much the state pays and your taxes.",
			"<p>Acme shows how much the state pays and your taxes.</p>",
		],
		["Acme supports PayPal.", "Acme stopped supporting PayPal.", "<p>Acme stopped supporting PayPal.</p>"],
		[
			"Acme works in 30 countries.",
			"Acme works in Belgium, and parcels reach 30 countries.",
			"<p>Acme works in Belgium, and parcels reach 30 countries.</p>",
		],
		["Acme has 2 million users.", "Acme dreams of 2 million users.", "<p>Acme dreams of 2 million users.</p>"],
		["Acme doubles your sales.", "Acme can double your sales.", "<p>Acme can double your sales.</p>"],
		["Acme is HIPAA compliant.", "Acme is not yet HIPAA compliant.", "<p>Acme is not yet HIPAA compliant.</p>"],
		["Acme cures stress.", "Nothing cures stress like Acme.", "<p>Nothing cures stress like Acme.</p>"],
		["Every florist uses Acme.", "Every second florist uses Acme.", "<p>Every second florist uses Acme.</p>"],
		["Acme is free.", "Acme is free of charge during the beta.", "<p>Acme is free of charge during the beta.</p>"],
		[
			"Acme helps 90% of florists.",
			"Acme helps florists to 90% of their money.",
			"<p>Acme helps florists to 90% of their money.</p>",
		],
		[
			"Acme sends invoices by fax.",
			"Acme sends invoices, the tax office answers by fax.",
			"<p>Acme sends invoices, the tax office answers by fax.</p>",
		],
	]),
	...onHome("entries of somebody else", "features", false, [
		["Rosa Klein", "Rosa Klein", "<h2>Meet our team</h2><ul><li>Rosa Klein</li><li>Max Weber</li></ul>"],
		[
			"Roses in winter",
			"Roses in winter",
			"<h2>From our blog</h2><ul><li>Roses in winter</li><li>How to bind a wreath</li></ul>",
		],
		[
			"Excellent tool",
			"Excellent tool",
			"<h2>What people are saying</h2><div><h3>Excellent tool</h3><p>I use it every day in my shop.</p></div><div><h3>Five stars</h3><p>Could not be happier with it.</p></div>",
		],
		[
			"Flowerly Inc.",
			"Flowerly Inc.",
			"<h2>Trusted by florists everywhere</h2><ul><li>Flowerly Inc.</li><li>Rose & Co</li></ul>",
		],
		["Spanish", "Spanish", "<h2>Choose your language</h2><ul><li>Spanish</li><li>French</li></ul>"],
		[
			"Order number",
			"Order number",
			"<form><h2>Request a refund</h2><ul><li>Order number</li><li>Reason</li></ul></form>",
		],
		[
			"Manual entry of every order",
			"Manual entry of every order",
			"<h2>The old way</h2><ul><li>Manual entry of every order</li><li>Lost receipts</li></ul>",
		],
		["Losing receipts", "Losing receipts", "<h2>The problem</h2><ul><li>Losing receipts</li><li>Late payers</li></ul>"],
	]),
	...onHome("a word of another matter", "tags", false, [
		["analytics", "This site uses Google Analytics", "<p>This site uses Google Analytics</p>"],
		["security", "Security guard wanted", "<h2>Security guard wanted</h2>"],
		["mobile", "Mobile: +32 470 00 00 00", "<p>Mobile: +32 470 00 00 00</p>"],
		["design", "Design by Studio North", "<p>Design by Studio North</p>"],
		["email", "Enter your email", "<h3>Enter your email</h3>"],
		["education", "Continuing education for our staff", "<h2>Careers</h2><h3>Continuing education for our staff</h3>"],
	]),
	...onHome("a heading that is no slogan", "tagline", false, [
		["Sign up for free today", "Sign up for free today", "<h2>Sign up for free today</h2>"],
		["Our latest articles", "Our latest articles", "<h2>Our latest articles</h2>"],
		["Meet the people behind Acme", "Meet the people behind Acme", "<h2>Meet the people behind Acme</h2>"],
		["Thank you for your visit", "Thank you for your visit", "<h2>Thank you for your visit</h2>"],
		["Your cart is empty", "Your cart is empty", "<h2>Your cart is empty</h2>"],
		["Nous contacter par téléphone", "Nous contacter par téléphone", "<h2>Nous contacter par téléphone</h2>", "fr"],
		["Closed on public holidays", "Closed on public holidays", "<h2>Closed on public holidays</h2>"],
		["Choose your country", "Choose your country", "<h2>Choose your country</h2>"],
		["New: roses in winter", "New: roses in winter", "<h2>News</h2><h3>New: roses in winter</h3>"],
	]),
	...onHome("own facts in other words", "short_description", true, [
		[
			"Acme reminds late payers.",
			"Acme reminds late payers three days after the due date.",
			"<p>Acme reminds late payers three days after the due date.</p>",
		],
		[
			"Acme is made by two florists.",
			"Acme is made by two florists from Ghent.",
			"<p>Acme is made by two florists from Ghent.</p>",
		],
		["Acme does not show ads.", "Acme does not show ads.", "<p>Acme does not show ads.</p>"],
	]),
	...onHome("own address", "country", true, [
		[
			"NL",
			"Acme BV, Keizersgracht 100, 1015 AA Amsterdam",
			"<h2>Contact</h2><p>Acme BV, Keizersgracht 100, 1015 AA Amsterdam</p>",
			"nl",
		],
		[
			"DE",
			"Acme GmbH, Lindenstraße 12, 04177 Leipzig",
			"<h2>Impressum</h2><p>Acme GmbH, Lindenstraße 12, 04177 Leipzig</p>",
			"de",
		],
		[
			"FR",
			"Acme SAS, 8 rue des Lilas, 69003 Lyon",
			"<h2>Mentions légales</h2><p>Acme SAS, 8 rue des Lilas, 69003 Lyon</p>",
			"fr",
		],
		[
			"PL",
			"Acme Sp. z o.o., ul. Długa 7, 31-147 Kraków",
			"<h2>Kontakt</h2><p>Acme Sp. z o.o., ul. Długa 7, 31-147 Kraków</p>",
			"pl",
		],
		["JP", "〒150-0002 東京都渋谷区渋谷1-2-3", "<h2>会社概要</h2><p>〒150-0002 東京都渋谷区渋谷1-2-3</p>", "ja"],
		[
			"GB",
			"Registered in England and Wales, company number 01234567.",
			"<footer><p>Acme Ltd. Registered in England and Wales, company number 01234567.</p></footer>",
		],
	]),
];
