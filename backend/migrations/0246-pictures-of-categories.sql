-- A picture of its own on a category's tile (rule menu/category-pictures).
update categories set content = content || '{"image": null}';
