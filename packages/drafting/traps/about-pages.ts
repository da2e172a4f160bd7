import { onHome, onPage, type Trap } from "#drafting/traps/trap";

const ABOUT = ["/about", "about", "About us"] as const;

/** What about pages say of founders, and of others' founders in the same words. */
export const ABOUT_PAGE_TRAPS: readonly Trap[] = [
	...onPage(ABOUT, "the founder of somebody else on an about page", "founders", false, [
		[
			"Ana Ruiz",
			"Founded in 2015 by Ana Ruiz, Petal House buys every bouquet through us.",
			"<p>Founded in 2015 by Ana Ruiz, Petal House buys every bouquet through us.</p>",
		],
		[
			"Ana Ruiz",
			"Founded in 2015 by Ana Ruiz, the guild counts four hundred florists.",
			"<p>Founded in 2015 by Ana Ruiz, the guild counts four hundred florists.</p>",
		],
		[
			"Ana Ruiz",
			"Fundada en 2013 por la florista Ana Ruiz, la cooperativa trabaja con Acme.",
			"<p>Fundada en 2013 por la florista Ana Ruiz, la cooperativa trabaja con Acme.</p>",
			"es",
		],
		[
			"Marie Leclair",
			"Fondée en 2011 par le Chef Marie Leclair, la halle accueille nos clients.",
			"<p>Fondée en 2011 par le Chef Marie Leclair, la halle accueille nos clients.</p>",
			"fr",
		],
		[
			"Ana Ruiz",
			"Acme is an app from the studio founded in 2015 by Ana Ruiz.",
			"<p>Acme is an app from the studio founded in 2015 by Ana Ruiz.</p>",
		],
		[
			"Pietro Mondani",
			"Acme è un prodotto della società fondata nel 2014 da un giovane imprenditore Pietro Mondani.",
			"<p>Acme è un prodotto della società fondata nel 2014 da un giovane imprenditore Pietro Mondani.</p>",
			"it",
		],
		[
			"Ana Ruiz",
			"Acme was named after the founder of the flower market, Ana Ruiz.",
			"<p>Acme was named after the founder of the flower market, Ana Ruiz.</p>",
		],
		[
			"Jo Day",
			"Their founder, Jo Day, teaches our courses.",
			"<p>We work with a school. Their founder, Jo Day, teaches our courses.</p>",
		],
		["Jo Day", "Our founder met Jo Day at a fair.", "<p>Our founder met Jo Day at a fair.</p>"],
		["Jo Day", "Notre fondatrice a travaillé chez Jo Day.", "<p>Notre fondatrice a travaillé chez Jo Day.</p>", "fr"],
		[
			"Jo Day",
			["Jo Day", "Founder of Petal & Stem"],
			"<h2>Team</h2><div class=card><h3>Ana Ruiz</h3><p>Sales</p></div><div class=card><h3>Jo Day</h3><p>Founder of Petal &amp; Stem</p></div>",
		],
		[
			"Ana Ruiz",
			"Fundada em 2016 pela família de Ana Ruiz, a feira recebe floristas.",
			"<p>Fundada em 2016 pela família de Ana Ruiz, a feira recebe floristas.</p>",
			"pt",
		],
	]),
	...onPage(ABOUT, "half a founder's name", "founders", false, [
		[
			"Sajid Amini",
			"Since 2004, our founder, Malik Sajid Amini, has worked with growers.",
			"<p>Since 2004, our founder, Malik Sajid Amini, has worked with growers.</p>",
		],
		[
			"García Pérez",
			"Nuestro fundador, Heber Zadiel García Pérez, creó Acme con una visión clara.",
			"<p>Nuestro fundador, Heber Zadiel García Pérez, creó Acme con una visión clara.</p>",
			"es",
		],
		[
			"Ruiz Day",
			"Our founder & CEO Ana Ruiz Day sold flowers before.",
			"<p>Our founder &amp; CEO Ana Ruiz Day sold flowers before.</p>",
		],
	]),
	...onHome("somebody else's founder beside a quotation", "founders", false, [
		[
			"Jo Day",
			["Jo Day", "Our founder's florist"],
			"<section><h2>What people say</h2><blockquote>“It just works.”</blockquote><h3>Jo Day</h3><p>Our founder's florist</p></section>",
		],
	]),
	...onPage(ABOUT, "its own founder on an about page", "founders", true, [
		[
			"Malik Sajid Amini",
			"Since 2004, our founder, Malik Sajid Amini, has worked with growers.",
			"<p>Since 2004, our founder, Malik Sajid Amini, has worked with growers.</p>",
		],
		[
			"Heber Zadiel García Pérez",
			"Nuestro fundador, Heber Zadiel García Pérez, creó Acme con una visión clara.",
			"<p>Nuestro fundador, Heber Zadiel García Pérez, creó Acme con una visión clara.</p>",
			"es",
		],
		[
			"Marcos Silveira",
			"Fundada em 2016 por Marcos Silveira, nossa empresa nasceu do sonho de ajudar floristas.",
			"<p>Fundada em 2016 por Marcos Silveira, nossa empresa nasceu do sonho de ajudar floristas.</p>",
			"pt",
		],
		[
			"Moussa NDOUR",
			"Fondée en 2015 par Moussa NDOUR, Acme est née pour servir les fleuristes.",
			"<p>Fondée en 2015 par Moussa NDOUR, Acme est née pour servir les fleuristes.</p>",
			"fr",
		],
		[
			"Candido Federici",
			"Fondata nel 2014 da Michele Federici e suo figlio Candido Federici, Acme aiuta i fioristi.",
			"<p>Fondata nel 2014 da Michele Federici e suo figlio Candido Federici, Acme aiuta i fioristi.</p>",
			"it",
		],
		[
			"Pietro Mondani",
			"Acme è una piccola azienda fondata nel 2014 da un giovane imprenditore Pietro Mondani.",
			"<p>Acme è una piccola azienda fondata nel 2014 da un giovane imprenditore Pietro Mondani.</p>",
			"it",
		],
		[
			"Rajesh Kumaran",
			"Our founder, Mr. Rajesh Kumaran, grew up among flowers.",
			"<p>Our founder, Mr. Rajesh Kumaran, grew up among flowers.</p>",
		],
	]),
	...onHome("its own founder under a label", "founders", true, [
		[
			"Roberto Martinelli",
			["Nuestro Fundador", "Roberto Martinelli"],
			"<section><div><div class=badge>Nuestro Fundador</div><h2>Roberto <span>Martinelli</span></h2><h3>CEO y asesor</h3></div></section>",
			"es",
		],
	]),
];
