import { onPage, said, type Trap } from "#drafting/traps/trap";

const ABOUT = ["/about", "about", "About"] as const;

/** Claims aimed at the reading of beginnings in any order, by somebody who had written it. */
export const AIMED_AT_BEGINNINGS: readonly Trap[] = [
	...onPage(ABOUT, "a founder aimed at the order of words", "founders", false, [
		said("Ana Ruiz", "Ana Ruiz started with Acme in 2018 and is still a customer."),
		said("Ana Ruiz", "Ana Ruiz built Acme into her till."),
		said("Ana Ruiz", "Ana Ruiz launched Acme on her phone and sold ten roses."),
		said("Ana Ruiz", "Ana Ruiz started Acme by mistake and ordered forty roses."),
		said("Ana Ruiz", "In 2019 Ana Ruiz began Acme lessons in Bonn."),
		said("Ana Ruiz", "Acme was started by Ana Ruiz's landlord."),
		said("Ana Ruiz", "Acme was launched at a fair by Ana Ruiz's sister."),
		said("Ana Ruiz", "Acme was opened to the public by Ana Ruiz, the mayor."),
		said("Ana Ruiz", "Acme was opened in 2019 by Mayor Ana Ruiz."),
		said("Ana Ruiz", "The shop was opened in 2019 by the mayor, Ana Ruiz."),
		said("Ana Ruiz", "Opened in 2019 by the mayor Ana Ruiz, Acme now has four rooms."),
		said("Ana Ruiz", "Acme was set up on our laptops by Ana Ruiz."),
		said("Ana Ruiz", "Acme was started up by Ana Ruiz each morning."),
		said("Ana Ruiz", "Created by Ana Ruiz, the drawings on this page show Acme."),
		said("Ana Ruiz", "Built by Ana Ruiz in 1902 and restored since."),
		said("Ana Ruiz", "Started by Ana Ruiz and continued by others, the guild has its own hall."),
		said("Ana Ruiz", "Unlike Bolt, which Ana Ruiz founded, Acme is ours."),
		said("Ana Ruiz", "He began Acme with Ana Ruiz watching."),
		said("Ana Ruiz", "They launched Acme with Ana Ruiz as the first customer."),
		said("Ana Ruiz", "In 2020 she launched Acme with her customer Ana Ruiz."),
		said("Ana Ruiz", "Acme wurde 2019 von der Bürgermeisterin Ana Ruiz eröffnet.", "de"),
		said("Ana Ruiz", "Acme wurde von Ana Ruiz auf dem Rechner gestartet.", "de"),
		said("Ana Ruiz", "Ana Ruiz hat Acme gestartet und ihre Rosen bestellt.", "de"),
		said("Ana Ruiz", "Acme a été lancée à la foire par la marraine Ana Ruiz.", "fr"),
		said("Ana Ruiz", "Acme fue abierta por la alcaldesa Ana Ruiz en 2019.", "es"),
		said("Ana Ruiz", "I'm Ana Ruiz, a florist. I started Acme on a Monday and had invoices by noon."),
	]),
	...onPage(ABOUT, "a year aimed at the order of words", "founded_year", false, [
		said("2021", "Acme started at Petal House in 2021 and has run there since."),
		said("2021", "Acme began in our second shop in 2021."),
		said("2021", "Acme launched in Spain in 2021."),
		said("2021", "Ana Ruiz started with Acme in 2021."),
	]),
];
