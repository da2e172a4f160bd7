/** Words that say how somebody asks, and not for what: of English, and such of other languages as mean nothing in English. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
	`a about above after again against all also am an and another any anybody anyone anything are around as at be because
	been before being below between both but by can cannot could did different do does doing don down during each easily
	easy either else etc even ever every everybody everyone everything few find for from further get gets getting give
	gives given go goes going good got had has have having he help helps her here hers him his how http https i if in into
	is it its itself just keep keeps large let lets like ll looking m make makes making many may me might mine more most
	much must my myself need needs needed new nice no nor not now of off often on once one ones only onto or other others
	our ours out over own please put puts quickly re s same she should show shows similar simple simply so some somebody
	someone something somewhere still stuff such suit suits t than that the their them then there these they thing things
	this those through to together too toward under until up upon us use used user users uses using ve very via want wants
	was way we well were what whatever when where whether which while who whose why will with within without work works
	would www yet you your yours
	auch auf aus bei das dem der ein eine einem einen einer eines fuer ich ist kann mein meine meinen meiner mich mir nach oder
	sind und vom von wie wir zum zur au aux avec ces dans des du elle est et le les leur ma mes mon nos notre nous ou pour qui
	sont sur une vos votre como con del el en las los mi mis para por que ser su sus un una unas unos y
	的 了 和 与 在 是 我 我们 你 一个 可以 如何 怎么 请 吗`.split(/\s+/),
);

/** Words that nearly every product could say of itself: looked for only where nothing else is asked. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
	`alternative alternatives app application applications apps best companies company free online open platform platforms
	product products program programs service services software solution solutions source system systems team teams tool
	tools web website websites`.split(/\s+/),
);

/** Of these, such as make no name with the word beside them: `web analytics` is one, `forum software` is none. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
	`alternative alternatives app application applications apps best platform platforms product products program programs
	service services software solution solutions system systems tool tools`.split(/\s+/),
);
