/** Sentences that the invented people of the demo directory write. `%` stands for the product's name. */

export const REVIEWS: readonly (readonly [stars: number, body: string])[] = [
	[5, "We have used % since spring. It does one thing and it has not let us down once."],
	[5, "Moved our whole team over in an afternoon. Support answered the same day, by a person."],
	[4, "Does what it says. I would like more keyboard shortcuts, but nothing is in the way."],
	[4, "Good value for a small firm. The export saved us when our accountant changed systems."],
	[5, "The first tool in years that my colleagues asked to keep after the trial."],
	[3, "Solid, with rough edges on the telephone. The desktop version is fine."],
	[4, "Set-up took longer than promised, mostly because of our own data. Happy since."],
	[2, "The idea is right, but it was slow for us with more than a few thousand records."],
	[5, "% has replaced two spreadsheets and one weekly meeting."],
	[3, "Fine for now. Prices went up once without much notice."],
	[4, "Clear help pages. I have written to support once in a year."],
	[5, "It says what it cannot do, on the front page. That is why we tried it."],
	[4, "Took us a week to trust it and a month to forget that it is there."],
	[5, "I am not a technical person and I set it up on a Sunday evening."],
	[4, "Three of us use % every day. The fourth still prints things out, and that works too."],
	[3, "Does the main thing well. Search could forgive a typing mistake or two."],
	[5, "When something broke they wrote before we had noticed, with a cause and a date."],
	[4, "Cheaper than the hours it saves. I did the sum twice."],
	[2, "Too small for us: we have eleven branches and it thinks in one."],
	[5, "My accountant asked what we had changed, and then asked for the address."],
	[4, "I left for a competitor and came back. The data came with me both times."],
	[3, "Good product, and the help pages are ahead of the product here and there."],
	[5, "% does less than the others. We stopped paying for what we never opened."],
	[4, "The first bill was exactly the one on the price page."],
];

export const UPDATES: readonly (readonly [title: string, body: string])[] = [
	[
		"Faster on old machines",
		"% now opens in about half the time on computers that are more than five years old. We measured on ours.",
	],
	[
		"Two languages more",
		"You can now use % in Spanish and Polish. Thank you to the customers who corrected our wording.",
	],
	["Export of everything", "There is a button that gives you all your data as plain files. It has always been yours."],
	["Fewer notifications", "% was telling you things that you had just done yourself. It has stopped."],
	[
		"An apology and a fix",
		"On Tuesday morning we were down for forty minutes. The cause was a certificate that we had forgotten. It is now watched.",
	],
	[
		"Works without a connection",
		"Whatever you do on the train is kept and sent when you are back. Conflicts are shown, not guessed at.",
	],
	[
		"Invoices by e-mail",
		"You asked for it more often than for anything else: invoices now come by e-mail, to an address of your choice.",
	],
	["New: roles", "You can now decide who may see amounts, who may change them, and who may invite others."],
];

export const MILESTONES: readonly (readonly [monthsAgo: number, title: string, description: string])[] = [
	[30, "First line of code", "Written at a kitchen table, and since thrown away."],
	[24, "First customer who was not a friend", "They found us through a notice at the library."],
	[15, "Hundredth customer", "We sent them a cake. It arrived in two pieces."],
	[9, "Second pair of hands", "A colleague joined for customer support."],
	[3, "Break-even", "For the first time a month paid for itself."],
];

export const INTERVIEW_ANSWERS: readonly (readonly string[])[] = [
	[
		"It takes a boring task that you do every week and does the boring part of it.",
		"It helps small teams to keep a promise they have made, by remembering it for them.",
		"Imagine a colleague who never forgets and never interrupts.",
	],
	[
		"It was the last working day of the year and I was typing the same list for the third time.",
		"A customer asked a simple question, and it took four of us an hour to answer.",
		"I was covering for somebody on leave and understood what she had been carrying in her head.",
	],
	[
		"Spreadsheets, sticky notes, and one person who knew.",
		"A paper form in three copies. The yellow one got lost.",
		"Mostly e-mail, with the word FINAL in the subject.",
	],
	[
		"I did the work by hand for two of them, and they sent me the others.",
		"By going to a trade fair as a visitor and asking people about their worst day.",
		"A former employer was the first. The rest came from one long post in which I described a failure.",
	],
	[
		"I built for the customer I wanted instead of the one who called.",
		"We hired before we knew what for. We told them so, and found them other work.",
		"I was afraid to raise prices and then had no time to answer anybody.",
	],
];

/** First and last names of the people who vote, follow and review. */
export const FIRST_NAMES =
	"Ada Ben Carla Dev Elsa Farid Greta Hugo Irma Jalil Kim Lena Malik Nora Otis Paula Quinn Rosa Samir Tilda".split(" ");
export const LAST_NAMES = "Adler Brook Castro Diallo Ek Fenn Gruber Holt".split(" ");
