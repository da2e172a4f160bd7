import type { FC } from "hono/jsx";
import { SEARCH_MAX } from "#core/limits";
import type { Settings } from "#core/settings";
import { PostForm } from "../form.tsx";
import type { PageContext } from "../site.ts";
import { words } from "../words/words.ts";
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

/** Pages without an action of their own: there the header's is the one that is filled. */
const SUBMIT_IS_MAIN = /^\/($|launches|categories|awards|founders$|leaderboards)/;

/** One line: the name, the search, ways through the site, Submit, and the menu with everything else. */
export const SiteHeader: FC<{ c: PageContext }> = ({ c }) => {
	const { session, services } = c.var;
	const { path } = c.req;
	return (
		<header class="site-header">
			<div class="frame">
				<a class="wordmark" href="/">
					<Mark of={services.settings} />
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
								<WayLink to={way} path={path} />
							</li>
						))}
					</ul>
				</nav>
				<a
					class={SUBMIT_IS_MAIN.test(path) ? "button primary" : "button"}
					href="/submit"
					aria-current={path === "/submit" ? "page" : undefined}
				>
					{t.submit}
				</a>
				<button type="button" class="menu-button" popovertarget="menu" aria-label={t.menu}>
					{session === null ? <Icon of="menu" l /> : <span class="face-button">{session.user.email.slice(0, 1)}</span>}
				</button>
				<Menu c={c} />
			</div>
		</header>
	);
};

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

const Menu: FC<{ c: PageContext }> = ({ c }) => {
	const { session, sessionFormToken } = c.var;
	const { path } = c.req;
	return (
		<div id="menu" class="menu" popover="auto">
			<nav aria-label={t.moreNavigation}>
				<ul>
					{MAIN.map((way) => (
						<li class="wide">
							<WayLink to={way} path={path} />
						</li>
					))}
					{MENU.map((way) => (
						<li>
							<WayLink to={way} path={path} />
						</li>
					))}
				</ul>
				<ul>
					<li>
						<WayLink
							to={session === null ? { href: "/sign-in", label: t.signIn } : { href: "/account", label: t.account }}
							path={path}
						/>
					</li>
				</ul>
			</nav>
			{session !== null && sessionFormToken !== null && (
				<PostForm action="/sign-out" token={sessionFormToken}>
					<button type="submit" class="plain-button">
						{t.signOut}
					</button>
				</PostForm>
			)}
		</div>
	);
};

const WayLink: FC<{ to: Way; path: string }> = ({ to: { href, label }, path }) => {
	const isHere = path === href || (href !== "/" && href !== "/launches" && path.startsWith(`${href}/`));
	return (
		<a href={href} aria-current={isHere ? "page" : undefined}>
			{label}
		</a>
	);
};
