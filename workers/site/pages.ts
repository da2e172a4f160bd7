import accountPage from "./pages/account.tsx";
import apiKeysPage from "./pages/api-keys.tsx";
import appsPage from "./pages/apps.tsx";
import checkMailPage from "./pages/check-mail.tsx";
import checkoutPage from "./pages/checkout.tsx";
import confirmClaimPage from "./pages/confirm-claim.tsx";
import confirmSignInPage from "./pages/confirm-sign-in.tsx";
import connectPage from "./pages/connect.tsx";
import consentPage from "./pages/consent.tsx";
import devMailPage from "./pages/dev-mail.tsx";
import homePage from "./pages/home.tsx";
import signInPage from "./pages/sign-in.tsx";
import signInWithPage from "./pages/sign-in-with.ts";
import signOutPage from "./pages/sign-out.ts";
import testPaymentPage from "./pages/test-payment.tsx";
import type { Site } from "./site.ts";

/** Adds the routes of one page. */
export type Page = (site: Site) => void;

/** Every page of the site; adding one is a file in pages/ and a line here. */
export const PAGES: readonly Page[] = [
	homePage,
	connectPage,
	signInPage,
	signInWithPage,
	checkMailPage,
	confirmSignInPage,
	signOutPage,
	accountPage,
	apiKeysPage,
	appsPage,
	consentPage,
	checkoutPage,
	confirmClaimPage,
	testPaymentPage,
	devMailPage,
];
