import type { Child, FC } from "hono/jsx";
import { SEARCH_MAX } from "#core/limits";
import type { Settings } from "#core/settings";
import { PostForm } from "../form.tsx";
import type { PageContext } from "../site.ts";
import { words } from "../words/words.ts";
import { drawn } from "./drawn.ts";
import { Icon } from "./icons.tsx";

const t = words.frame;

interface Way {
	href: string;
	label: string;
}

/** In the line where there is room, in the menu where there is none. */
const MAIN: readonly Way[] = [
	{ href: "/", label: t.thisWeek },
	{ href: "/categories", label: t.categories },
	{ href: "/awards", label: t.awards },
	{ href: "/compare", label: t.compare },
];

const MENU: readonly Way[] = [
	{ href: "/launches", label: t.launches },
	{ href: "/launches/this", label: t.thisWeeksLaunches },
	{ href: "/listings", label: t.listings },
	{ href: "/leaderboards", label: t.leaderboards },
	{ href: "/founders", label: t.founders },
	{ href: "/pricing", label: t.pricing },
	{ href: "/interviews", label: t.interviews },
	{ href: "/blog", label: t.blog },
	{ href: "/connect", label: t.connect },
];

const SIGN_IN: Way = { href: "/sign-in", label: t.signIn };
const ACCOUNT: Way = { href: "/account", label: t.account };
const ALL = [...MAIN, ...MENU, SIGN_IN, ACCOUNT];

/** Whether a page stands at the end of a way, or below it. */
const leadsTo = ({ href }: Way, path: string): boolean =>
	path === href || (href !== "/" && href !== "/launches" && path.startsWith(`${href}/`));

/** Pages without an action of their own: there the header's is the one that is filled. */
const SUBMIT_IS_MAIN = /^\/($|launches|categories|awards|founders$|leaderboards)/;

/** Which of the ways lead to the page. */
interface Place {
	here: string | undefined;
	isSubmit: boolean;
	isSubmitMain: boolean;
}

/** One line: the name, the search, ways through the site, Submit, and the menu with everything else. */
export const SiteHeader: FC<{ c: PageContext }> = ({ c }) => {
	const { session, sessionFormToken, services } = c.var;
	const { siteName, logo } = services.settings;
	const { path } = c.req;
	const here = ALL.find((way) => leadsTo(way, path))?.href;
	const place = { here, isSubmit: path === "/submit", isSubmitMain: SUBMIT_IS_MAIN.test(path) };
	if (session === null) {
		const signedOut = () => (
			<Line place={place} mark={{ siteName, logo }} account={SIGN_IN} face={<Icon of="menu" l />} />
		);
		return <>{drawn(`header ${JSON.stringify([place, siteName, logo])}`, signedOut)}</>;
	}
	return (
		<Line
			place={place}
			mark={{ siteName, logo }}
			account={ACCOUNT}
			face={<span class="face-button">{session.user.email.slice(0, 1)}</span>}
		>
			{sessionFormToken !== null && (
				<PostForm action="/sign-out" token={sessionFormToken}>
					<button type="submit" class="plain-button">
						{t.signOut}
					</button>
				</PostForm>
			)}
		</Line>
	);
};

interface LineProps {
	place: Place;
	mark: Pick<Settings, "siteName" | "logo">;
	/** To sign in, or what one has here. */
	account: Way;
	/** Of the button that opens the menu. */
	face: Child;
	/** At the end of the menu. */
	children?: Child;
}

const Line: FC<LineProps> = ({ place, mark, account, face, children }) => (
	<header class="site-header">
		<div class="frame">
			<a class="wordmark" href="/">
				<Mark of={mark} />
				<sup aria-hidden="true">1</sup>
			</a>
			<search class="find">
				<form method="get" action="/listings">
					<Icon of="search" />
					<input
						type="search"
						name="q"
						aria-keyshortcuts="/"
						maxlength={SEARCH_MAX}
						placeholder={t.searchProducts}
						aria-label={t.searchProducts}
						data-suggest={words.search.suggestions}
					/>
					<kbd title={t.searchKey}>/</kbd>
				</form>
			</search>
			<a class="find-link" href="/listings" aria-label={t.searchProducts}>
				<Icon of="search" l />
			</a>
			<nav aria-label={t.mainNavigation}>
				<ul>
					{MAIN.map((way) => (
						<li>
							<WayLink to={way} here={place.here} />
						</li>
					))}
				</ul>
			</nav>
			<a
				class={place.isSubmitMain ? "button primary" : "button"}
				href="/submit"
				aria-current={place.isSubmit ? "page" : undefined}
			>
				{t.submit}
			</a>
			<button type="button" class="menu-button" popovertarget="menu" aria-label={t.menu}>
				{face}
			</button>
			<div id="menu" class="menu" popover="auto">
				<nav aria-label={t.moreNavigation}>
					<ul>
						{MAIN.map((way) => (
							<li class="wide">
								<WayLink to={way} here={place.here} />
							</li>
						))}
						{MENU.map((way) => (
							<li>
								<WayLink to={way} here={place.here} />
							</li>
						))}
					</ul>
					<ul>
						<li>
							<WayLink to={account} here={place.here} />
						</li>
					</ul>
				</nav>
				{children}
			</div>
		</div>
	</header>
);

/** Pixels of the header's line that a logo takes. */
const LOGO_HEIGHT = 32;

/** The directory's logo, or its name. */
const Mark: FC<{ of: Pick<Settings, "siteName" | "logo"> }> = ({ of: { siteName, logo } }) =>
	logo === null ? (
		siteName
	) : (
		<img
			src={`/pictures/${logo.hash}`}
			alt={siteName}
			width={Math.round((logo.width / logo.height) * LOGO_HEIGHT)}
			height={LOGO_HEIGHT}
			class={logo.transparent ? "see-through" : undefined}
		/>
	);

const WayLink: FC<{ to: Way; here: string | undefined }> = ({ to: { href, label }, here }) => (
	<a href={href} aria-current={href === here ? "page" : undefined}>
		{label}
	</a>
);
