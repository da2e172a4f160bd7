import type { Child, FC } from "hono/jsx";
import { ASSETS } from "../assets/addresses.ts";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import { localOnly } from "../no-page.ts";
import { Podium, Postmark } from "../parts/award.tsx";
import { Empty } from "../parts/empty.tsx";
import { CardEvidence, EvidenceBar } from "../parts/evidence.tsx";
import { Fact, FactText } from "../parts/fact.tsx";
import { newNumbering, notesOf } from "../parts/facts.ts";
import { Icon } from "../parts/icons.tsx";
import { ListingCard, Paid, rowNumbering } from "../parts/listing-card.tsx";
import { Specimen } from "../parts/notes.tsx";
import type { Proof, Proved, Quote } from "../parts/proof.ts";
import { COUNTS, HARD, NONE_QUOTED, STRANGER, VOTER } from "../parts/specimen-rows.ts";
import { TextField } from "../parts/text-field.tsx";
import { Tile } from "../parts/tile.tsx";
import { VoteButton, votesOf } from "../parts/vote-button.tsx";
import { WeekHead, WeekRuler } from "../parts/week-ruler.tsx";
import type { Site } from "../site.ts";
import { AdminPieces } from "./dev-admin.tsx";
import { DraftRows } from "./dev-draft-rows.tsx";

/** Every piece of the site in its states, in the local environment only. */
export default function devComponentsPage(site: Site): void {
	site.get("/dev/components", (c) => {
		localOnly(c);
		return show(
			c,
			{ title: "Components" },
			<>
				<h1>Components</h1>
				<Rows />
				<Votes />
				<Notes />
				<Evidence />
				<Buttons />
				<Facts />
				<Weeks />
				<Forms />
				<Part title="Draft editor">
					<DraftRows />
				</Part>
				<Part title="The site team’s pages">
					<AdminPieces c={c} />
				</Part>
				<EmptyStates />
			</>,
		);
	});
}

const Part: FC<{ title: string; children?: Child }> = ({ title, children }) => (
	<section>
		<hr />
		<h2>{title}</h2>
		{children}
	</section>
);

const Specimens: FC<{ of: readonly (readonly [label: string, piece: Child])[] }> = ({ of }) => (
	<div class="specimens">
		{of.map(([label, piece]) => (
			<div>
				<p class="muted">{label}</p>
				{piece}
			</div>
		))}
	</div>
);

const Rows: FC = () => {
	const numbering = rowNumbering();
	return (
		<Part title="Row">
			<ol class="listings">
				{HARD.map((listing, index) => (
					<ListingCard
						listing={listing}
						rank={index + 1}
						numbering={numbering}
						voting={index === 4 ? undefined : VOTER}
					/>
				))}
			</ol>
		</Part>
	);
};

const named = (slug: string) => ({ slug, name: "Duebell" });

const Votes: FC = () => (
	<Part title="Vote">
		<Specimens
			of={[
				["To press", <VoteButton listing={named("tidewell")} voting={VOTER} count={votesOf(96)} />],
				["Signed out, no vote yet", <VoteButton listing={named("tidewell")} voting={STRANGER} count={votesOf(0)} />],
				["Voted", <VoteButton listing={named("duebell")} voting={VOTER} count={votesOf(97)} />],
				["Not counted yet", <VoteButton listing={named("young")} voting={VOTER} count={votesOf(97)} />],
				["Counted after its week", <VoteButton listing={named("late")} voting={VOTER} count={votesOf(97)} />],
				["On a listing", <VoteButton listing={named("tidewell")} voting={VOTER} count={votesOf(214)} isLarge />],
				["Pressed", <VoteButton listing={named("duebell")} voting={VOTER} count={votesOf(215)} isLarge />],
			]}
		/>
	</Part>
);

const PAGE = "https://tidewell.example/features";
const PRICES = "https://tidewell.example/pricing";
const READ = { fetched_at: "2026-11-14T08:40:00.000Z", seen: { at: "2026-11-20T03:00:00.000Z", is_there: true } };
const GONE = { ...READ, seen: { ...READ.seen, is_there: false } };
/** As `get_listing` answers it. */
const PROVED: Proved = {
	evidence: {
		description: [
			{ quote: "sends reminders by text message", url: PAGE, ...READ, before: "Tidewell ", after: " and by mail." },
			{
				quote: "fills cancelled slots from a waiting list",
				url: PAGE,
				...READ,
				before: "When a patient cancels on short notice, Tidewell ",
				after: " and tells the front desk who is coming instead.",
			},
			{ quote: "Pay by the year and get two months free.", url: PRICES, ...GONE },
		],
		pricing_summary: [
			{ quote: "from €19 a month", url: PRICES, ...READ, before: "Plans start ", after: "." },
			{ quote: "€19 monthly, no contract", url: PAGE, ...READ },
		],
		pricing_model: [{ quote: "from €19 a month", url: PRICES, ...READ, before: "Plans start ", after: "." }],
		contact_email: [{ quote: "hello@tidewell.example", url: PAGE, ...READ }],
		name: [{ quote: "Donaudampfschifffahrtsgesellschaftskapitaensmuetzenverleih", url: PAGE, ...READ }],
		tagline: [{ quote: "عقود تُوقَّع في دقائق", url: PAGE, ...READ }],
	},
	typed: [
		{ field: "stage", by: "owner" },
		{ field: "city", by: "team" },
	],
	not_found_on_website: ["team_size"],
	not_read_on_website: [{ field: "founded_year", reason: "robots.txt does not let us read /about." }],
};
const DESCRIPTION =
	"Tidewell sends reminders by text message and fills cancelled slots from a waiting list. Whoever pays for a year has two months free.\n\nWritten by hand, with no word of the website.";
const WORD = "Donaudampfschifffahrtsgesellschaftskapitaensmuetzenverleih";

const Notes: FC = () => {
	const [notes, opened] = [notesOf(PROVED), notesOf(PROVED, newNumbering("open"))];
	const [fact, note] = [notes.proofOf("description", undefined, false), notes.proofOf("stage", undefined, false)];
	const open = (proof: Proof, quotes: readonly Quote[] = []) =>
		proof !== null && <Specimen note={opened.noteOf(proof, quotes)} />;
	const [first, , last] = PROVED.evidence.description ?? [];
	return (
		<Part title="Mark and slip">
			<FactText of={notes} field="description" words={DESCRIPTION} />
			<p class="prose">
				It costs <Fact of={notes} field="pricing_summary" words="from €19 a month" after="," /> is{" "}
				<Fact of={notes} field="stage" words="growing" after="," /> sits in{" "}
				<Fact of={notes} field="city" words="Utrecht" after="," /> was founded{" "}
				<Fact of={notes} field="founded_year" words={null} after="," /> and has a team of{" "}
				<Fact of={notes} field="team_size" words={null} after="." />
			</p>
			<Specimens
				of={[
					["Quoted", open(fact, first && [first])],
					["Quoted, gone since", open(fact, last && [last])],
					["Two quotes, one fact", open(fact, PROVED.evidence.pricing_summary)],
					["Stated by the owner", open(note)],
					["Checked by the team", open(notes.proofOf("city", undefined, false))],
					["Not stated", open(notes.proofOf("team_size", undefined, true))],
				]}
			/>
		</Part>
	);
};

const Evidence: FC = () => (
	<Part title="Evidence bar">
		<EvidenceBar of={COUNTS} />
		<Specimens
			of={[
				["On a card", <CardEvidence of={COUNTS} />],
				["Nothing quoted yet", <CardEvidence of={NONE_QUOTED} />],
			]}
		/>
	</Part>
);

const Buttons: FC = () => (
	<Part title="Buttons and tags">
		<p class="actions">
			<button type="button">Submit a product</button>
			<button type="button" class="secondary">
				Follow
			</button>
			<button type="button" class="secondary" aria-pressed="true">
				Following
			</button>
			<button type="button" class="secondary" disabled>
				Sending
			</button>
			<button type="button" class="secondary danger">
				Remove
			</button>
			<button type="button" class="quiet">
				<Icon of="out" /> Write a review
			</button>
		</p>
		<p class="actions">
			<span class="tag good">Verified</span> <Paid /> <span class="tag">Rewarded, not counted</span>
		</p>
		<p class="actions">
			<Tile size="xl" /> <Tile size="l" /> <Tile /> <Tile size="m" /> <Tile size="s" /> <Tile of="person" />{" "}
			{(["xl", "l", undefined, "m", "s"] as const).map((size) => (
				<>
					<Tile size={size} picture={SHINES_THROUGH} />{" "}
				</>
			))}
		</p>
	</Part>
);

/** As most logos of websites: it stands on white, with room around it. */
const SHINES_THROUGH = { url: ASSETS["icon.svg"], width: 32, height: 32, transparent: true };

const Facts: FC = () => (
	<Part title="Facts and awards">
		<Specimens
			of={[
				["Facts", <FactList of={notesOf(PROVED, newNumbering("fact"))} />],
				[
					"Award",
					<div class="award">
						<Postmark place={1} week="2026-11-09" id="postmark" />
						<div>
							<h3>Launch of the Week</h3>
							<p class="muted">First of 11 with 214 votes</p>
						</div>
					</div>,
				],
			]}
		/>
	</Part>
);

const FactList: FC<{ of: ReturnType<typeof notesOf> }> = ({ of: notes }) => (
	<dl class="fact-list">
		{[
			["Price", <Fact of={notes} field="pricing_summary" words="From €19 a month" />] as const,
			["Model", <Fact of={notes} field="pricing_model" words="Subscription" />] as const,
			["Team size", <Fact of={notes} field="team_size" words={null} />] as const,
			[
				"Contact",
				<Fact of={notes} field="contact_email" words="hello@tidewell.example" href="/dev/components" />,
			] as const,
			["One word", <Fact of={notes} field="name" words={WORD} />] as const,
			["Right to left", <Fact of={notes} field="tagline" words="عقود تُوقَّع في دقائق" />] as const,
		].map(([label, fact]) => (
			<div>
				<dt>{label}</dt>
				<dd dir="auto">{fact}</dd>
			</div>
		))}
	</dl>
);

const WINNERS = [
	{ slug: "tidewell", name: "Tidewell", tagline: "Appointment reminders for small clinics", votes: 214 },
	{ slug: "wagecove", name: "Wagecove", tagline: "Payslips people can actually read", votes: 187 },
	{ slug: "postgrove", name: "Postgrove", tagline: "A tree planted for every parcel, with a receipt", votes: 171 },
];

const Weeks: FC = () => (
	<Part title="Week and podium">
		<WeekHead week="2026-11-16" title="A week and its neighbours" isPart />
		<WeekRuler week="2026-11-16" now={new Date("2026-11-21T13:00:00Z")} />
		<Podium winners={WINNERS} />
	</Part>
);

const Forms: FC = () => (
	<Part title="Form">
		<Specimens
			of={[
				[
					"Fields",
					<>
						<div class="field">
							<label for="website">Website</label>
							<small>The address people type. We read it at once.</small>
							<input id="website" value="https://tallyfinch.example" />
						</div>
						<div class="field">
							<label for="category">Category</label>
							<select id="category">
								<option>Invoicing</option>
							</select>
						</div>
					</>,
				],
				[
					"With a problem",
					<TextField
						name="vat"
						label="VAT number"
						help="Starts with two letters, such as BE0123456749."
						problem="This number has 9 digits; a Belgian one has 10."
						{...{ max: 20, rows: 1, value: "BE012345674" }}
					/>,
				],
				[
					"Notices",
					<>
						<Notice>Every page is read, and 31 quotes are kept.</Notice>
						<Notice kind="good">Badge found. Larderly is in the week of 11 January.</Notice>
						<Notice kind="problem">Two answers need another look.</Notice>
						<Notice kind="paid">This board is Paid: ranked by money, not votes.</Notice>
					</>,
				],
			]}
		/>
	</Part>
);

const EmptyStates: FC = () => (
	<Part title="Empty states">
		<Empty
			title="No reviews yet"
			help="Do you use Tidewell? Say what changed for you."
			href="/dev/components"
			label="Write a review"
		/>
	</Part>
);
