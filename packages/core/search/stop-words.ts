/** Words that say how somebody asks, and not for what. English: in other languages every word counts. */
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
	would www yet you your yours`.split(/\s+/),
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
