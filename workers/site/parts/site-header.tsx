import type { FC } from "hono/jsx";
import { SEARCH_MAX } from "#core/limits";
import { PostForm } from "../form.tsx";
import type { PageContext } from "../site.ts";
import { Icon } from "./icons.tsx";

interface Way {
	href: string;
	label: string;
}

/** In the line where there is room, in the menu where there is none. */
const MAIN: readonly Way[] = [
	{ href: "/", label: "This week" },
	{ href: "/categories", label: "Categories" },
	{ href: "/awards", label: "Awards" },
	{ href: "/founders", label: "Founders" },
];

const MENU: readonly Way[] = [
	{ href: "/launches", label: "Launches" },
	{ href: "/launches/this", label: "This week’s launches" },
	{ href: "/listings", label: "All listings" },
	{ href: "/leaderboards", label: "Leaderboards" },
	{ href: "/blog", label: "Blog" },
	{ href: "/connect", label: "Connect an agent" },
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
					{services.settings.siteName}
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
							placeholder="Search products"
							aria-label="Search products"
						/>
						<kbd title="Press / to search">/</kbd>
					</form>
				</search>
				<a class="find-link" href="/listings" aria-label="Search products">
					<Icon of="search" l />
				</a>
				<nav aria-label="Main">
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
					Submit
				</a>
				<button type="button" class="menu-button" popovertarget="menu" aria-label="Menu">
					{session === null ? <Icon of="menu" l /> : <span class="face-button">{session.user.email.slice(0, 1)}</span>}
				</button>
				<Menu c={c} />
			</div>
		</header>
	);
};

const Menu: FC<{ c: PageContext }> = ({ c }) => {
	const { session, sessionFormToken } = c.var;
	const { path } = c.req;
	return (
		<div id="menu" class="menu" popover="auto">
			<nav aria-label="More">
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
							to={session === null ? { href: "/sign-in", label: "Sign in" } : { href: "/account", label: "Account" }}
							path={path}
						/>
					</li>
				</ul>
			</nav>
			{session !== null && sessionFormToken !== null && (
				<PostForm action="/sign-out" token={sessionFormToken}>
					<button type="submit" class="plain-button">
						Sign out
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
