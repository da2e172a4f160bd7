import buyPage from "../pages/buy.tsx";
import cartPage from "../pages/cart.tsx";
import checkoutPage from "../pages/checkout.tsx";
import testPaymentPage from "../pages/test-payment.tsx";
import type { Page } from "../site.ts";

export default [buyPage, cartPage, checkoutPage, testPaymentPage] satisfies Page[];
