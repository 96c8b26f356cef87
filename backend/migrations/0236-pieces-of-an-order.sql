-- How many pieces of a product an order may hold (rule cart/product-max).
update products set content = content || '{"maxPerOrder": null}';
