import { onHome, onPage, type Trap } from "#drafting/traps/trap";

/** Whose address is it, and is it one? */
export const PLACE_TRAPS: readonly Trap[] = [
	...onPage(["/legal", "contact", "Legal notice"], "address of the hosting provider", "country", false, [
		[
			"FR",
			"OVH SAS, 2 rue Kellermann, 59100 Roubaix, France",
			"<h2>Hosting</h2><p>OVH SAS, 2 rue Kellermann, 59100 Roubaix, France</p>",
		],
		[
			"FR",
			"OVH, 2 rue Kellermann, 59100 Roubaix, France",
			"<h2>Hébergeur</h2><p>OVH, 2 rue Kellermann, 59100 Roubaix, France</p>",
			"fr",
		],
		[
			"DE",
			"Hetzner Online GmbH, Industriestr. 25, 91710 Gunzenhausen, Germany",
			"<p>This website is hosted by:</p><p>Hetzner Online GmbH, Industriestr. 25, 91710 Gunzenhausen, Germany</p>",
		],
		[
			"US",
			"Cloud Hosts Inc., 410 Terry Avenue North, Seattle, WA 98109",
			"<h3>Hosting provider</h3><p>Cloud Hosts Inc., 410 Terry Avenue North, Seattle, WA 98109</p>",
		],
		[
			"ES",
			"Servidores Sur S.L., Calle Mayor 12, 28013 Madrid, España",
			"<h2>Alojamiento web</h2><p>Servidores Sur S.L., Calle Mayor 12, 28013 Madrid, España</p>",
			"es",
		],
		[
			"NL",
			"Serverpark BV, Keizersgracht 100, 1015 AA Amsterdam, Nederland",
			"<h2>Hosting door</h2><p>Serverpark BV, Keizersgracht 100, 1015 AA Amsterdam, Nederland</p>",
			"nl",
		],
		[
			"PL",
			"Serwery Sp. z o.o., ul. Długa 5, 31-147 Kraków, Polska",
			"<h2>Hosting strony</h2><p>Serwery Sp. z o.o., ul. Długa 5, 31-147 Kraków, Polska</p>",
			"pl",
		],
	]),
	...onPage(["/legal", "contact", "Impressum"], "address of an authority or a court", "country", false, [
		[
			"BE",
			"Rond-Point Schuman 6, 1040 Brussels, Belgium",
			"<h2>Dispute resolution</h2><p>European Commission</p><p>Rond-Point Schuman 6, 1040 Brussels, Belgium</p>",
		],
		[
			"IE",
			"Data Protection Commission, 21 Fitzwilliam Square South, Dublin 2, D02 RD28, Ireland",
			"<h2>Supervisory authority</h2><p>Data Protection Commission, 21 Fitzwilliam Square South, Dublin 2, D02 RD28, Ireland</p>",
		],
		[
			"DE",
			"Straßburger Straße 8, 77694 Kehl, Deutschland",
			"<h2>Verbraucherschlichtungsstelle</h2><p>Straßburger Straße 8, 77694 Kehl, Deutschland</p>",
			"de",
		],
		[
			"GB",
			"Wycliffe House, Water Lane, Wilmslow, SK9 5AF, United Kingdom",
			"<p>You may complain to the Information Commissioner's Office:</p><p>Wycliffe House, Water Lane, Wilmslow, SK9 5AF, United Kingdom</p>",
		],
	]),
	...onHome("address of a customer, partner or shop", "country", false, [
		[
			"IT",
			"Fiori Belli, Via Roma 12, 20121 Milano, Italy",
			"<h2>Our customers</h2><ul><li>Fiori Belli, Via Roma 12, 20121 Milano, Italy</li></ul>",
		],
		[
			"AT",
			"Blumen Huber, Hauptstraße 4, 1010 Wien, Österreich",
			"<h2>Unsere Kunden</h2><p>Blumen Huber, Hauptstraße 4, 1010 Wien, Österreich</p>",
			"de",
		],
		[
			"DK",
			"Blomst ApS, Nørregade 12, 1165 København, Denmark",
			"<h2>Resellers</h2><p>Blomst ApS, Nørregade 12, 1165 København, Denmark</p>",
		],
		[
			"SE",
			"Blommor AB, Storgatan 4, 111 51 Stockholm, Sweden",
			"<h2>Where to buy</h2><p>Blommor AB, Storgatan 4, 111 51 Stockholm, Sweden</p>",
		],
		[
			"CH",
			"Blumen Keller, Bahnhofstrasse 3, 8001 Zürich, Switzerland",
			'<div class="partners"><h3>Blumen Keller</h3><p>Blumen Keller, Bahnhofstrasse 3, 8001 Zürich, Switzerland</p></div>',
		],
		[
			"NO",
			"Nordblomst AS, Karl Johans gate 5, 0154 Oslo, Norway",
			"<h2>Authorised distributors</h2><p>Nordblomst AS, Karl Johans gate 5, 0154 Oslo, Norway</p>",
		],
		[
			"US",
			"Petal House, 12 Main Street, Austin, TX 78701",
			"<h2>Success stories</h2><p>Petal House, 12 Main Street, Austin, TX 78701</p>",
		],
	]),
	...onHome("address of an event, a data centre or a designer", "country", false, [
		["ES", "Meet us at Fira Gran Via, Barcelona, Spain", "<p>Meet us at Fira Gran Via, Barcelona, Spain</p>"],
		[
			"DE",
			"Messeplatz 1, 81829 Munich, Germany",
			"<h2>Trade fairs</h2><h3>FlowerExpo</h3><p>Messeplatz 1, 81829 Munich, Germany</p>",
		],
		[
			"DE",
			"Our data centre is located in Frankfurt, Germany.",
			"<p>Our data centre is located in Frankfurt, Germany.</p>",
		],
		["IE", "All data is stored in Dublin, Ireland.", "<p>All data is stored in Dublin, Ireland.</p>"],
		["FI", "Servers based in Helsinki, Finland", "<h2>Security</h2><p>Servers based in Helsinki, Finland</p>"],
		[
			"PT",
			"Website by Estúdio Norte, Rua Augusta 10, 1100-053 Lisboa, Portugal",
			"<p>Website by Estúdio Norte, Rua Augusta 10, 1100-053 Lisboa, Portugal</p>",
		],
		[
			"FR",
			"Webinar hosted in Paris, France on 12 May",
			"<h2>Events</h2><p>Webinar hosted in Paris, France on 12 May</p>",
		],
	]),
	...onHome("a country that is only mentioned", "country", false, [
		["DE", "In 2019, we opened to customers in Germany.", "<p>In 2019, we opened to customers in Germany.</p>"],
		["JP", "Now available in Japan", "<h2>Now available in Japan</h2>"],
		["BR", "Our customers are based in Brazil and Chile.", "<p>Our customers are based in Brazil and Chile.</p>"],
		["AU", "Maria, based in Sydney, Australia, loves Acme.", "<p>Maria, based in Sydney, Australia, loves Acme.</p>"],
		["CA", "We ship to the United States and Canada.", "<p>We ship to the United States and Canada.</p>"],
		["US", "We are not based in the United States.", "<p>We are not based in the United States.</p>"],
		[
			"NL",
			"We will open our office in Amsterdam, the Netherlands.",
			"<p>We will open our office in Amsterdam, the Netherlands.</p>",
		],
		[
			"IN",
			"These terms are governed by the laws of India.",
			"<h2>Terms</h2><p>These terms are governed by the laws of India.</p>",
		],
		["US", "Prices in the United States are 5% lower.", "<p>Prices in the United States are 5% lower.</p>"],
	]),
	...onHome("a year that looks like a postal code", "country", false, [
		["US", "ABOUT / US / NOVELTIES 2015", "<p>ABOUT / US / NOVELTIES 2015</p>"],
		["DE", "Tour 2016, Berlin, Germany", "<p>Tour 2016, Berlin, Germany</p>"],
		["DK", "Design Award 2018, Copenhagen, Denmark", "<p>Design Award 2018, Copenhagen, Denmark</p>"],
		["AT", "Katalog 2019 Wien, Österreich", "<p>Katalog 2019 Wien, Österreich</p>", "de"],
		["AU", "Collection 2020, Sydney, Australia", "<h3>Collection 2020, Sydney, Australia</h3>"],
		["HU", "Expo 2017, Budapest, Hungary", "<ul><li>Expo 2017, Budapest, Hungary</li></ul>"],
	]),
	...onHome("a city that is no address", "city", false, [
		["ABOUT", "ABOUT / US / NOVELTIES 2015", "<p>ABOUT / US / NOVELTIES 2015</p>"],
		["Berlin", "Tour 2016, Berlin, Germany", "<p>Tour 2016, Berlin, Germany</p>"],
		[
			"Frankfurt",
			"Our data centre is located in Frankfurt, Germany.",
			"<p>Our data centre is located in Frankfurt, Germany.</p>",
		],
		[
			"Lyon",
			"Fleurs de Lyon, 8 rue des Lilas, 69003 Lyon, France",
			"<h2>Our customers</h2><p>Fleurs de Lyon, 8 rue des Lilas, 69003 Lyon, France</p>",
		],
	]),
	...onHome("own address", "country", true, [
		[
			"DE",
			"Acme GmbH, Lindenstraße 12, 04177 Leipzig, Deutschland",
			"<h2>Kontakt</h2><p>Acme GmbH, Lindenstraße 12, 04177 Leipzig, Deutschland</p>",
			"de",
		],
		[
			"US",
			"Acme Inc., 500 Market Street, San Francisco, CA 94105",
			"<h2>Contact us</h2><p>Acme Inc., 500 Market Street, San Francisco, CA 94105</p>",
		],
		["US", "Based in the United States.", "<p>Based in the United States.</p>"],
		[
			"FR",
			"Notre siège : 8 rue des Lilas, 69003 Lyon, France",
			"<p>Notre siège : 8 rue des Lilas, 69003 Lyon, France</p>",
			"fr",
		],
		["EE", "We are a small team based in Tallinn, Estonia.", "<p>We are a small team based in Tallinn, Estonia.</p>"],
		[
			"DE",
			"USt-IdNr.: DE123456789",
			"<h2>Impressum</h2><p>Acme, Lindenstraße 12, 04177 Leipzig</p><p>USt-IdNr.: DE123456789</p>",
			"de",
		],
		[
			"AT",
			"Acme GmbH, Hauptstraße 4, 1010 Wien, Österreich",
			"<h2>Impressum</h2><p>Acme GmbH, Hauptstraße 4, 1010 Wien, Österreich</p>",
			"de",
		],
	]),
	...onPage(["/legal", "contact", "Legal notice"], "own address", "city", true, [
		[
			"Lyon",
			"Acme SAS, 8 rue des Lilas, 69003 Lyon, France",
			"<h2>Publisher</h2><p>Acme SAS, 8 rue des Lilas, 69003 Lyon, France</p><h2>Hosting</h2><p>OVH, 2 rue Kellermann, 59100 Roubaix, France</p>",
		],
	]),
	...onHome("the year of a copyright line as a postal code", "city", false, [
		["Dr. Ada's Wellness", "© 2026 Dr. Ada's Wellness & Care Clinic", "<p>© 2026 Dr. Ada's Wellness & Care Clinic</p>"],
	]),
];
